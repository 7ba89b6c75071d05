import { type RefObject, useEffect } from 'react';

/** The last address, in whichever frame; on the first one the focus stays where the browser put it. */
let shown: string | undefined;

/**
 * Names the window after the page. After each navigation it focuses the heading, so that a screen reader reads where
 * the user is and Tab starts from there.
 */
export function usePageHead(title: string, pathname: string, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A page that speaks for a brand says its name instead of the program's.
    document.title = title === 'Vatio' || title.includes(' · ') ? title : `${title} · Vatio`;
  }, [title]);

  useEffect(() => {
    const arriving = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!arriving) return undefined;
    const before = document.activeElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const focus = () => {
      const now = document.activeElement;
      // A user who is already in a field of the page stays there.
      if (now === before || now === document.body) heading.current?.focus({ preventScroll: true });
    };
    // It waits for the paint, because setting the focus earlier would make the browser lay the page out twice.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focus);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [pathname, heading]);
}
