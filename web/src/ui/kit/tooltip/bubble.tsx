import { useRef } from 'react';
import { type Side, usePlacedBeside } from '../../overlay/place-beside.ts';
import styles from './tooltip.module.css';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly side?: Side;
  readonly anchor: Element | null;
};

/** The bubble of a tooltip, in the browser's top layer. */
export function Bubble({ id, text, side = 'above', anchor }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  usePlacedBeside(bubble, () => anchor, { side, align: 'centre' });
  return (
    <div ref={bubble} id={id} role="tooltip" popover="manual" data-tip-bubble className={styles.bubble}>
      {text}
    </div>
  );
}
