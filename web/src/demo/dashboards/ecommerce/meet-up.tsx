import { IconCalendar, IconMap2 } from '@tabler/icons-react';
import { formatFecha } from '../../../format/date.ts';
import { drawPortrait } from '../../../sample-data/pictures.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import { Meeting } from '../../kit/drawings/scenes.tsx';
import styles from './ecommerce.module.css';

const COMING = [
  'Nerea Pascual',
  'Marcos Peña',
  'Pilar Rovira',
  'Fermín Lozano',
  'Inés Alarcón',
  'Saúl Palacios',
];

const DAYS_AHEAD = 6;

/** Shows the next meeting of the team, which is always some days ahead of today. */
export function MeetUp() {
  const { t, language } = useTranslation('dashboards');
  const day = new Date();
  day.setDate(day.getDate() + DAYS_AHEAD);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' }).format(day);
  return (
    <Card title={t('meetUp')}>
      <div className={`vt-stack ${styles.meeting}`}>
        <div className={styles.scene}>
          <Drawing>
            <Meeting />
          </Drawing>
        </div>
        <div className={`vt-row vt-gap-16 ${styles.date}`}>
          <span className={styles.day}>
            <small>{weekday}</small>
            <strong>{day.getDate()}</strong>
          </span>
          <div>
            <h3>{t('meetUpTitle')}</h3>
            <p>{t('meetUpText')}</p>
          </div>
        </div>
        <ul className={`vt-stack vt-gap-10 ${styles.facts}`}>
          <li>
            <IconCalendar size={20} stroke={1.7} aria-hidden />
            <span>
              {formatFecha(isoDayOf(day))}
              <small>{t('meetUpHours')}</small>
            </span>
          </li>
          <li>
            <IconMap2 size={20} stroke={1.7} aria-hidden />
            <span>
              {t('meetUpPlace')}
              <small>{t('meetUpAddress')}</small>
            </span>
          </li>
        </ul>
        <div className={`vt-row vt-gap-16 ${styles.date}`}>
          <AvatarGroup
            label={t('coming')}
            people={COMING.map((name) => ({ name, picture: drawPortrait(name) }))}
            most={4}
          />
          <ButtonLink small look="quiet" to="/apps/calendar">
            {t('seeCalendar')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function isoDayOf(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
