import { IconBell } from '@tabler/icons-react';
import { useMay } from '../../../data/use-ability.ts';
import { useAccountKept } from '../../../data/use-account-kept.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import { BarCount } from '../bar-count.tsx';
import { Choice } from '../choice.tsx';
import { NoticeLine } from './notice-line.tsx';
import styles from './notifications.module.css';
import { useNotices } from './use-notices.ts';

/** The bell: the tasks that wait for the user today, each with a link to its list. */
export function Notifications() {
  const { t } = useTranslation('shell');
  const { tasks, newOf, fresh, readAll, error, isPending, refetch } = useNotices();
  const mayChoose = useMay('manage all');
  const [told, keepTold] = useAccountKept('systemNotices', true);
  const count = told ? fresh : 0;
  const name = count > 0 ? t('noticesNew', { count }) : t('notices');

  return (
    <DropDown
      wide
      label={t('notices')}
      button={(toggle) => (
        <>
          <IconButton icon={IconBell} label={name} {...toggle} />
          <BarCount count={count} />
        </>
      )}
    >
      {(close) => (
        <>
          <div className={styles.head}>
            <p>{t('notices')}</p>
            {fresh > 0 && <Badge tone="accent">{t('newOnes', { count: fresh })}</Badge>}
          </div>
          {error && <ErrorState slim error={error} onRetry={refetch} />}
          {isPending && <Skeleton lines={3} />}
          {!error && !isPending && tasks.length === 0 && <p className={styles.none}>{t('noticesNone')}</p>}
          {tasks.length > 0 && (
            <ul className={styles.list}>
              {tasks.map((task) => (
                <NoticeLine key={task.tarea} task={task} fresh={newOf(task) > 0} onFollow={close} />
              ))}
            </ul>
          )}
          {mayChoose && (
            <div className={styles.setting}>
              <Choice type="checkbox" checked={told} onChange={() => keepTold(!told)}>
                {t('systemNotices')}
              </Choice>
            </div>
          )}
          {tasks.length > 0 && (
            <Button look="primary" disabled={fresh === 0} onClick={readAll}>
              {t('readAll')}
            </Button>
          )}
        </>
      )}
    </DropDown>
  );
}
