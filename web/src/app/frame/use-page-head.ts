import { type RefObject, useEffect } from 'react';

/** The address last shown, whichever frame showed it; the first one keeps the focus where the browser put it. */
let shown: string | undefined;

/**
 * Names the window after the page, and after each navigation puts the focus on its heading, so that a screen reader
 * reads where one is and Tab starts from there.
 */
export function usePageHead(title: string, pathname: string, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    document.title = title === 'Vatio' ? title : `${title} · Vatio`;
  }, [title]);

  useEffect(() => {
    const arriving = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!arriving) return undefined;
    const before = document.activeElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const focus = () => {
      const now = document.activeElement;
      // Whoever is in a field of the page already stays there.
      if (now === before || now === document.body) heading.current?.focus({ preventScroll: true });
    };
    // Once painted: putting it there before would make the browser lay the page out twice.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focus);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [pathname, heading]);
}
