import { IconBell } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useAccountKept } from '../../../data/use-account-kept.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import { later, useAhead } from '../../../ui/overlay/on-demand.tsx';
import { BarCount } from '../bar-count.tsx';
import { Choice } from '../choice.tsx';
import styles from './notifications.module.css';
import { useNews } from './use-news.ts';
import { useNotices } from './use-notices.ts';

/** What only the open bell draws comes once somebody is there. */
const LINES = later(async () => (await import('./bell-lines.tsx')).BellLines);

/**
 * The bell: what has happened, and the tasks that wait for the user today, each with a link to it. It reads once the page
 * has read what it shows itself.
 */
export const Notifications = memo(function Notifications({ atRest }: { readonly atRest: boolean }) {
  const { t } = useTranslation('shell');
  const notices = useNotices(atRest);
  const news = useNews();
  useAhead(LINES);
  const mayChoose = useMay('manage all');
  const [told, keepTold] = useAccountKept('systemNotices', true);
  const fresh = notices.fresh + news.unread;
  const count = told ? fresh : 0;
  const name = count > 0 ? t('noticesNew', { count }) : t('notices');
  const isEmpty = notices.tasks.length + news.news.length === 0;
  const readAll = () => {
    notices.readAll();
    news.markRead();
  };

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
          <Lines notices={notices} news={news.news} onFollow={close} />
          {mayChoose && (
            <div className={styles.setting}>
              <Choice type="checkbox" checked={told} onChange={() => keepTold(!told)}>
                {t('systemNotices')}
              </Choice>
            </div>
          )}
          {!isEmpty && (
            <Button look="primary" disabled={fresh === 0} onClick={readAll}>
              {t('readAll')}
            </Button>
          )}
        </>
      )}
    </DropDown>
  );
});

type LinesProps = {
  readonly notices: ReturnType<typeof useNotices>;
  readonly news: ReturnType<typeof useNews>['news'];
  readonly onFollow: () => void;
};

function Lines({ notices: { tasks, newOf, error, isPending, refetch }, news, onFollow }: LinesProps) {
  const { t } = useTranslation('shell');
  const isEmpty = tasks.length + news.length === 0;
  return (
    <>
      {error && <ErrorState slim error={error} onRetry={refetch} />}
      {isPending && <Skeleton lines={3} />}
      {!error && !isPending && isEmpty && <p className={styles.none}>{t('noticesNone')}</p>}
      {!isEmpty && (
        <ul className={styles.list}>
          <Suspense>
            <LINES.Part {...{ news, tasks, newOf, onFollow }} />
          </Suspense>
        </ul>
      )}
    </>
  );
}
