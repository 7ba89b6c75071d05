import { IconBriefcase, IconFileInvoice, IconLogin2, IconUsersGroup } from '@tabler/icons-react';
import { formatInstante } from '../../../../../format/date.ts';
import type { UserActivity } from '../../../../../sample-data/users/account.ts';
import { Card } from '../../../../../ui/figures/card.tsx';
import { useUserText } from '../../texts.ts';
import styles from './account.module.css';

const KINDS = {
  'sign-in': { icon: IconLogin2, tone: 'accent' },
  meeting: { icon: IconUsersGroup, tone: 'info' },
  project: { icon: IconBriefcase, tone: 'warn' },
  invoice: { icon: IconFileInvoice, tone: 'ok' },
} as const satisfies Record<UserActivity['kind'], object>;

/** Lists what the user has done, the latest first. */
export function Activity({ activity }: { activity: readonly UserActivity[] }) {
  const t = useUserText();
  return (
    <Card title={t('activity')}>
      <ol className={styles.timeline}>
        {activity.map(({ id, kind, title, text, at }) => {
          const { icon: Glyph, tone } = KINDS[kind];
          return (
            <li key={id}>
              <span className={styles.point} data-tone={tone}>
                <Glyph size={17} stroke={1.8} aria-hidden />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <time dateTime={at}>{formatInstante(at)}</time>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
