import styles from './carry.module.css';
import type { Point } from './point.ts';

/** A picture of an element that goes where the pointer goes, whatever scrolls or cuts the element itself. */
export function carry(element: HTMLElement, from: Point) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.add(styles.carried ?? '');
  copy.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  document.body.append(copy);
  return {
    moveTo: ({ x, y }: Point) => {
      copy.style.translate = `${x - from.x}px ${y - from.y}px`;
    },
    end: () => copy.remove(),
  };
}

export type Carried = ReturnType<typeof carry>;
