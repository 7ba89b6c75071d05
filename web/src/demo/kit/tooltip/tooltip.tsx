import { type ReactNode, useId, useState } from 'react';
import { Bubble } from '../../../ui/kit/tooltip/bubble.tsx';
import styles from '../../../ui/kit/tooltip/tooltip.module.css';
import type { Side } from '../../../ui/overlay/place-beside.ts';

type Props = {
  readonly text: string;
  readonly side?: Side;
  /** Whether it is shown, when the parent decides instead of the pointer and the focus. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/**
 * A tooltip with a chosen side, or one that the parent opens. For any other a plain `title` is enough, which
 * `TooltipLayer` draws.
 */
export function Tooltip({ text, side, open, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const byHand = open !== undefined;
  return (
    <span
      ref={setAnchor}
      className={styles.anchor}
      data-tip={byHand ? undefined : text}
      data-tip-side={side}
      aria-describedby={open ? id : undefined}
    >
      {children}
      {open && anchor && <Bubble id={id} text={text} side={side} anchor={anchor} />}
    </span>
  );
}
