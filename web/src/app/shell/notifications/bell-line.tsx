import type { Icon } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './notifications.module.css';

type Props = {
  readonly icon: Icon;
  readonly tone: Tone;
  readonly to: string;
  readonly title: string;
  readonly small: string;
  readonly fresh: boolean;
  readonly onFollow: () => void;
};

/** A line of the bell, which leads to what it tells of. */
export function BellLine({ icon: Glyph, tone, to, title, small, fresh, onFollow }: Props) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <Link to={to} className={styles.line} data-fresh={fresh || undefined} onClick={onFollow}>
        <span className={styles.glyph} data-tone={tone}>
          <Glyph size={20} stroke={1.7} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {title}
            {fresh && <span className="vt-hidden"> ({t('fresh')})</span>}
          </span>
          <span className="vt-small">{small}</span>
        </span>
      </Link>
    </li>
  );
}
