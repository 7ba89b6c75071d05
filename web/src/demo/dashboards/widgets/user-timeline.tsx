import { IconFileInvoice, IconMessage, IconSolarPanel, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { LineList, ListLine } from './line-list.tsx';

const EVENTS = [
  { name: 'invoices', icon: IconFileInvoice, tone: 'accent', minutes: 12, to: '/apps/invoice/list' },
  { name: 'meeting', icon: IconMessage, tone: 'warn', minutes: 45, to: '/apps/chat' },
  { name: 'project', icon: IconSolarPanel, tone: 'info', minutes: 48 * 60, to: '/apps/kanban' },
  { name: 'team', icon: IconUsersGroup, tone: 'ok', minutes: 5 * 24 * 60, to: '/apps/user/list' },
] as const;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Lists what has happened lately, the newest first. */
export function UserTimeline() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('activity')}>
      <LineList>
        {EVENTS.map(({ name, icon, tone, minutes, to }) => (
          <ListLine
            key={name}
            {...{ icon, tone, to }}
            name={t(`event-${name}`)}
            text={t(`event-${name}-text`)}
          >
            <Ago minutes={minutes} />
          </ListLine>
        ))}
      </LineList>
    </Card>
  );
}

function Ago({ minutes }: { minutes: number }) {
  const { language } = useTranslation();
  const writer = new Intl.RelativeTimeFormat(language, { style: 'narrow', numeric: 'always' });
  if (minutes >= DAY) return writer.format(-Math.round(minutes / DAY), 'day');
  return minutes >= HOUR
    ? writer.format(-Math.round(minutes / HOUR), 'hour')
    : writer.format(-minutes, 'minute');
}
