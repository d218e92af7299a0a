/** A slim panel above the board that covers neither the choices nor what one decides by, wherever the board has them. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { alwaysFree, answering, betterStaysFree, boxOf, mustStayFree, shouldStayFree } from "../learn/around";
import { placeBeside, placeNear } from "../learn/placing";

/** How often it is looked whether the board has moved. */
const LOOK = 300;

/** It is as wide as there is room for, in rem. */
const WIDTHS = [20, 15, 10];

function place(panel: HTMLElement, thing: HTMLElement): void {
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const anchor = boxOf(thing);
  const must = [...mustStayFree(panel), anchor];
  const should = [...must, ...shouldStayFree(panel)];
  const all = [...should, ...betterStaysFree(panel)];
  const answers = [...answering(panel), anchor];
  const always = [...alwaysFree(panel), anchor];
  for (const width of WIDTHS) {
    panel.style.width = `min(${width}rem, calc(100vw - 8px))`;
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const found =
      placeBeside(anchor, size, room, all) ??
      placeNear(anchor, size, room, should) ??
      placeNear(anchor, size, room, must) ??
      placeNear(anchor, size, room, answers) ??
      placeNear(anchor, size, room, always);
    panel.style.left = `${found?.left ?? 4}px`;
    panel.style.top = `${found?.top ?? 4}px`;
    if (found) return;
  }
}

/** Keeps a panel beside a thing for as long as it is there; `content` is whatever changes its size. */
export function useBeside(panel: RefObject<HTMLElement | null>, thing: RefObject<HTMLElement | null>, content: unknown): void {
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
