import { IconBookmarkPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import type { useViews } from './use-views.ts';
import styles from './views-bar.module.css';

type Props = { readonly views: ReturnType<typeof useViews>; readonly onNew: () => void };

/** What can be done while the list is not as any saved view says. */
export function ViewChanges({ views: { current, modified, keepChanges, show }, onNew }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.changes}>
      {current && modified && (
        <>
          {current.mine && (
            <Button small look="quiet" onClick={() => keepChanges(current)}>
              {t('saveView')}
            </Button>
          )}
          <Button small look="quiet" onClick={() => show(current)}>
            {t('discardChanges')}
          </Button>
        </>
      )}
      <Button small look="quiet" icon={IconBookmarkPlus} onClick={onNew}>
        {t('saveViewAs')}
      </Button>
    </div>
  );
}
