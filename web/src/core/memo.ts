/** Components that are drawn again only when something they were given has changed. */
import { Component, type FunctionComponent, h } from "preact";

function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

/** For what is drawn many times over and seldom changes; nothing that it is given may be made anew every time. */
export function memo<Props extends object>(Drawn: FunctionComponent<Props>): FunctionComponent<Props> {
  class Kept extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props as Record<string, unknown>, next as Record<string, unknown>);
    }

    override render(props: Props) {
      return h(Drawn, props);
    }
  }
  return Kept as unknown as FunctionComponent<Props>;
}
