import { formatNumber } from '../../../format/number.ts';
import { drawLandscape, drawPortrait } from '../../../sample-data/pictures.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import { MiniRing } from '../../kit/chart/gauge.tsx';
import styles from './cards.module.css';

const TASKS = [
  { name: 'Nerea Pascual', post: 'meters', hours: '9 h 20 min', share: 0.92, colour: 3 },
  { name: 'Marcos Peña', post: 'roofs', hours: '4 h 17 min', share: 0.48, colour: 4 },
  { name: 'Pilar Rovira', post: 'design', hours: '12 h 8 min', share: 0.73, colour: 2 },
  { name: 'Fermín Lozano', post: 'support', hours: '5 h 19 min', share: 0.55, colour: 5 },
  { name: 'Inés Alarcón', post: 'sales', hours: '3 h 50 min', share: 0.36, colour: 1 },
  { name: 'Saúl Palacios', post: 'meters', hours: '7 h 2 min', share: 0.81, colour: 6 },
] as const;

/** Shows how much of the day's work each member of the team has done. */
export function EmployeeTasks() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('employeeTasks')}>
      <ul className="vt-stack vt-gap-10">
        {TASKS.map(({ name, post, hours, share, colour }) => (
          <li key={name} className={`vt-row vt-gap-12 ${styles.person}`}>
            <Avatar name={name} picture={drawPortrait(name)} size={38} />
            <span>
              {name}
              <small>{t(`post-${post}`)}</small>
            </span>
            <span className="vt-figure">{hours}</span>
            <MiniRing share={share} colour={colour} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const FIGURES = { followers: 10_300, projects: 156, rank: 23 };

/** Shows a member of the team with a cover and three figures. */
export function ProfileCard() {
  const { t } = useTranslation('dashboards');
  const name = 'Marta Marín';
  return (
    <Card flush>
      <img className={styles.cover} src={drawLandscape('solar', 400, 180)} alt="" width="400" height="176" />
      <div className={styles.profile}>
        <Avatar name={name} picture={drawPortrait(name)} size={80} />
        <h2>{name}</h2>
        <p className="vt-soft">{t('post-sales')}</p>
        <Badge tone="accent">{t('level')}</Badge>
        <dl className={styles.thirds}>
          {Object.entries(FIGURES).map(([figure, value]) => (
            <div key={figure}>
              <dt>{t(`profile-${figure}`)}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to="/pages/profile">{t('seeProfileOf')}</ButtonLink>
      </div>
    </Card>
  );
}

const APPLYING = [
  'Leire Mendoza',
  'Gabriel Reyes',
  'Claudia Palacios',
  'Andrés Lozano',
  'Alba Gil',
  'Jordi Santos',
];

/** Shows a job that is offered. */
export function JobCard() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('job')} actions={<Badge tone="ok">{t('jobFullTime')}</Badge>}>
      <div className="vt-stack">
        <p>{t('jobText')}</p>
        <p className="vt-soft">{t('jobPlace')}</p>
        <div className={styles.between}>
          <Badge tone="info">{t('jobSkill-meters')}</Badge>
          <Badge tone="warn">{t('jobSkill-heights')}</Badge>
          <Badge tone="idle">{t('jobSkill-licence')}</Badge>
        </div>
        <AvatarGroup
          label={t('applying')}
          people={APPLYING.map((name) => ({ name, picture: drawPortrait(name) }))}
          most={5}
        />
        <ButtonLink look="primary" to="/apps/email">
          {t('jobApply')}
        </ButtonLink>
      </div>
    </Card>
  );
}
