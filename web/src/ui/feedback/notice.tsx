import { type Icon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import styles from './notice.module.css';
import { WholeCodes } from './whole-codes.tsx';

type Props = {
  /** For the `aria-describedby` of the buttons that the notice explains. */
  readonly id?: string;
  readonly tone?: Tone;
  readonly icon?: Icon;
  readonly children: ReactNode;
};

const ICONS: Record<Tone, Icon> = {
  accent: IconInfoCircle,
  info: IconInfoCircle,
  idle: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
};

/** A message about the whole page: usually why a part of it cannot be used. */
export function Notice({ id, tone = 'warn', icon: Glyph = ICONS[tone], children }: Props) {
  return (
    <div id={id} role="note" data-tone={tone} className={styles.notice}>
      <Glyph size={18} aria-hidden />
      {/* A `div` and not a `p`, because the message may hold a list. */}
      <div>{typeof children === 'string' ? <WholeCodes text={children} /> : children}</div>
    </div>
  );
}
