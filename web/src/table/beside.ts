/** A slim panel above the board that covers neither the choices nor what one decides by, wherever the board has them. */
import { useEffect, useLayoutEffect, type MutableRef } from "preact/hooks";
import { alwaysFree, betterStaysFree, boxOf, mustStayFree, shouldStayFree } from "../learn/around";
import { placeBeside, placeNear } from "../learn/placing";

/** How often it is looked whether the board has moved. */
const LOOK = 300;

function place(panel: HTMLElement, thing: HTMLElement): void {
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const anchor = boxOf(thing);
  const always = [...alwaysFree(panel), anchor];
  const must = [...mustStayFree(panel), anchor];
  const should = [...must, ...shouldStayFree(panel)];
  const found =
    placeBeside(anchor, size, room, [...should, ...betterStaysFree(panel)]) ??
    placeNear(anchor, size, room, should) ??
    placeNear(anchor, size, room, must) ??
    placeNear(anchor, size, room, always);
  panel.style.left = `${found?.left ?? 4}px`;
  panel.style.top = `${found?.top ?? 4}px`;
}

/** Keeps a panel beside a thing for as long as it is there; `content` is whatever changes its size. */
export function useBeside(panel: MutableRef<HTMLElement | null>, thing: MutableRef<HTMLElement | null>, content: unknown): void {
  const put = (): void => {
    if (panel.current && thing.current) place(panel.current, thing.current);
  };
  useLayoutEffect(() => {
    panel.current?.showPopover();
    return () => panel.current?.hidePopover();
  }, []);
  useLayoutEffect(put, [content]);
  useEffect(() => {
    const timer = setInterval(put, LOOK);
    addEventListener("resize", put);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", put);
    };
  }, []);
}
