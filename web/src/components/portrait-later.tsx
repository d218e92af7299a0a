/** A portrait on a page that has to be there before any face is drawn, such as home: its script comes when one is shown. */
import { useLoaded } from "../core/loading";
import type { PortraitProps } from "./portrait";

const load = async () => ({ Portrait: (await import("./portrait")).Portrait });

export function LaterPortrait(props: PortraitProps) {
  const { value } = useLoaded(load, "");
  return value ? <value.Portrait {...props} /> : <span class="portrait" aria-hidden="true" />;
}
