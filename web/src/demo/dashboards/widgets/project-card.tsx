import { formatFecha } from '../../../format/date.ts';
import { formatEur } from '../../../format/energy.ts';
import { drawPortrait } from '../../../sample-data/pictures.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import styles from './project-card.module.css';

const PEOPLE = ['Marta Marín', 'Guillermo Domínguez', 'Nerea Pascual', 'Saúl Palacios', 'Pilar Rovira'];
const BUDGET_EUR = 49_251;
const COST_EUR = 38_880;
const DUE = '2027-01-22';

/** Shows a project of the team: its people, its deadline and its budget. */
export function ProjectCard() {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('project')} actions={<Badge tone="accent">{formatFecha(DUE)}</Badge>}>
      <div className={`vt-stack vt-gap-18 ${styles.project}`}>
        <p>{t('projectText')}</p>
        <section aria-label={t('projectTeam')}>
          <h3>{t('projectTeam')}</h3>
          <div className="vt-toolbar">
            <Badge tone="info">{t('team-design')}</Badge>
            <Badge tone="warn">{t('team-app')}</Badge>
            <Badge tone="ok">{t('team-meters')}</Badge>
          </div>
        </section>
        <section aria-label={t('members')}>
          <h3>{t('members')}</h3>
          <AvatarGroup
            label={t('members')}
            people={PEOPLE.map((name) => ({ name, picture: drawPortrait(name) }))}
          />
        </section>
        <dl className={`vt-toolbar vt-gap-12 ${styles.facts}`}>
          <div>
            <dt>{t('due')}</dt>
            <dd>{formatFecha(DUE)}</dd>
          </div>
          <div>
            <dt>{t('budget')}</dt>
            <dd>
              <bdi>{formatEur(BUDGET_EUR, 0)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('cost')}</dt>
            <dd>
              <bdi>{formatEur(COST_EUR, 0)}</bdi>
            </dd>
          </div>
        </dl>
        <ButtonLink to="/apps/kanban">{t('openBoard')}</ButtonLink>
      </div>
    </Card>
  );
}
