import { type Icon, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import styles from './notice.module.css';

type Props = {
  /** For `aria-describedby` of the buttons that it explains. */
  readonly id?: string;
  readonly tone?: Tone;
  readonly icon?: Icon;
  readonly children: ReactNode;
};

/** Something about the whole page: as a rule, what stops a part of it, and why. */
export function Notice({ id, tone = 'warn', icon: Glyph = IconAlertTriangle, children }: Props) {
  return (
    <div id={id} role="note" data-tone={tone} className={styles.notice}>
      <Glyph size={18} aria-hidden />
      {/* No paragraph: what stops something may be a list. */}
      <div>{children}</div>
    </div>
  );
}
