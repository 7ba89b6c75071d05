import type { Point } from '../../../ui/drag/point.ts';
import styles from './carry.module.css';

/** Draws a copy of an element that follows the pointer, so that no scrolling frame cuts it. */
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
