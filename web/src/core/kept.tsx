/** A part of the page that is drawn again only when what it is of has changed. */
import { Component, type ComponentChildren } from "preact";

interface KeptProps {
  /** What it is drawn from. */
  of: unknown;
  draw: () => ComponentChildren;
}

/** Elements are not to be kept themselves: one that is drawn again elsewhere keeps the whole page it was part of. */
export class Kept extends Component<KeptProps> {
  override shouldComponentUpdate({ of }: KeptProps): boolean {
    return of !== this.props.of;
  }

  override render({ draw }: KeptProps): ComponentChildren {
    return draw();
  }
}
