import { type RefObject, useEffect, useState } from 'react';

/** How far beyond the window an element counts as seen, so that whoever scrolls to it finds it as it is. */
const NEAR = '200px';

/** Whether an element is in the window or near it. Where the browser cannot tell, it is. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
