import { IconChartBar, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { mayEnter } from '../../data/ability.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { RadioGroup } from '../../ui/kit/choices/radio-group.tsx';
import styles from './access-control.module.css';
import { Guarded } from './guarded.tsx';
import { Matrix } from './matrix.tsx';
import { ROLES, type Role } from './roles.ts';

/** Shows a card that everybody may read and one that only some roles may, and what each role may besides. */
export default function AccessControlScreen() {
  const { t } = useTranslation('access-control');
  const user = useSession()?.userData;
  const [seen, setSeen] = useState<Role>(user?.role ?? 'cliente');
  // The demonstration reads the rights from the list of the user, which is that of their own role alone.
  const viewer = seen === user?.role ? user : { role: seen };
  // The card of analytics needs the right to manage everything, because no role names it.
  const analytics = mayEnter(viewer, 'manage all');
  return (
    <div className="vt-page">
      <Card title={t('seeAs')}>
        <RadioGroup
          look="buttons"
          labelHidden
          label={t('seeAs')}
          value={seen}
          onChange={setSeen}
          options={ROLES.map((role) => ({ value: role, label: t(`role-${role}`) }))}
        />
        <p className={`vt-note ${styles.note}`}>{t('seeAsText')}</p>
      </Card>
      <CardGrid min={320}>
        <Card title={t('common')}>
          <p className={styles.text}>
            <IconUsersGroup size={26} stroke={1.6} aria-hidden />
            {t('commonText')}
          </p>
        </Card>
        {analytics && (
          <Card title={t('analytics')}>
            <p className={styles.text}>
              <IconChartBar size={26} stroke={1.6} aria-hidden />
              {t('analyticsText')}
            </p>
          </Card>
        )}
      </CardGrid>
      {!analytics && <Notice>{t('hidden')}</Notice>}
      <Guarded viewer={viewer} role={t(`role-${seen}`)} />
      <Matrix seen={seen} />
      <Card title={t('yours')}>
        <ul className={`vt-toolbar ${styles.rights}`}>
          {user?.ability?.map(({ action, subject }) => (
            <li key={`${action} ${subject}`}>
              <code>
                {action} {subject}
              </code>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
