import {
  IconFileInvoice,
  IconFileTypePdf,
  IconMessage,
  IconSolarPanel,
  IconUsersGroup,
} from '@tabler/icons-react';
import { drawPortrait } from '../../../sample-data/pictures.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import { Timeline } from '../../kit/timeline/timeline.tsx';
import styles from './user-timeline.module.css';

const EVENTS = [
  { name: 'invoices', icon: IconFileInvoice, tone: 'accent', minutes: 12, to: '/apps/invoice/list' },
  { name: 'meeting', icon: IconMessage, tone: 'warn', minutes: 45, to: '/apps/chat' },
  { name: 'project', icon: IconSolarPanel, tone: 'info', minutes: 48 * 60, to: '/apps/kanban' },
  { name: 'team', icon: IconUsersGroup, tone: 'ok', minutes: 5 * 24 * 60, to: '/apps/user/list' },
] as const;

type Name = (typeof EVENTS)[number]['name'];

const CALLER = 'Leire Mendoza';
const NEWCOMERS = [
  'Marta Marín',
  'Guillermo Domínguez',
  'Nerea Pascual',
  'Saúl Palacios',
  'Pilar Rovira',
  'Iván Casas',
];

const HOUR = 60;
const DAY = 24 * HOUR;

/** Tells what has happened lately, the newest first: a file, a call with a person, a project and a team. */
export function UserTimeline() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('activity')}>
      <Timeline
        label={t('activity')}
        moments={EVENTS.map(({ name, icon, tone, minutes, to }) => ({
          id: name,
          icon,
          tone,
          title: (
            <Link to={to} className={styles.title}>
              {t(`event-${name}`)}
            </Link>
          ),
          when: <Ago minutes={minutes} />,
          content: <Detail of={name} />,
        }))}
      />
    </Card>
  );
}

function Detail({ of }: { of: Name }) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <p>{t(`event-${of}-text`)}</p>
      {of === 'invoices' && (
        <span className={styles.file}>
          <IconFileTypePdf size={18} stroke={1.7} aria-hidden />
          {t('event-invoices-file')}
        </span>
      )}
      {of === 'meeting' && (
        <span className={styles.person}>
          <Avatar name={CALLER} picture={drawPortrait(CALLER)} size={32} />
          <span>
            <strong>{CALLER}</strong>
            <small>{t('event-meeting-company')}</small>
          </span>
        </span>
      )}
      {of === 'team' && (
        <AvatarGroup
          label={t('event-team')}
          size={28}
          people={NEWCOMERS.map((name) => ({ name, picture: drawPortrait(name) }))}
        />
      )}
    </>
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
