import { IconChartBar, IconUsersGroup } from '@tabler/icons-react';
import { useSession } from '../../data/session.ts';
import { useMay } from '../../data/use-ability.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import styles from './access-control.module.css';

/** Shows a card that everybody may read, and one that only some roles may. */
export default function AccessControlScreen() {
  const { t } = useTranslation('access-control');
  const user = useSession()?.userData;
  // The card of analytics needs the right to manage everything, because no role names it.
  const analytics = useMay('manage all');
  return (
    <div className="vt-page">
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
