import { IconBriefcase, IconFileInvoice, IconLogin2, IconUsersGroup } from '@tabler/icons-react';
import { formatInstante } from '../../../../../format/date.ts';
import type { UserActivity } from '../../../../../sample-data/users/account.ts';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Timeline } from '../../../../kit/timeline/timeline.tsx';
import { useUserText } from '../../texts.ts';

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
      <Timeline
        label={t('activity')}
        moments={activity.map(({ id, kind, title, text, at }) => ({
          ...KINDS[kind],
          id: String(id),
          title,
          when: <time dateTime={at}>{formatInstante(at)}</time>,
          content: text,
        }))}
      />
    </Card>
  );
}
