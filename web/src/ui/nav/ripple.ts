import type { PointerEvent } from 'react';
import styles from './ripple.module.css';

const RIPPLE_MS = 500;

/** Draws a wave from the pressed point; the style sheet hides it for people who ask for less motion. */
export function ripple({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const box = currentTarget.getBoundingClientRect();
  const x = clientX - box.left;
  const y = clientY - box.top;
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  const wave = document.createElement('span');
  wave.className = styles.wave ?? '';
  wave.style.cssText = `left:${x - radius}px;top:${y - radius}px;width:${2 * radius}px;height:${2 * radius}px`;
  currentTarget.append(wave);
  setTimeout(() => wave.remove(), RIPPLE_MS);
}
