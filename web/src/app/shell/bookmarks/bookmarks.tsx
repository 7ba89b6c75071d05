import { IconStarFilled } from '@tabler/icons-react';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { later } from '../../../ui/overlay/on-demand.tsx';
import styles from './bookmarks.module.css';
import type { Flags } from './flags.ts';
import { useKeptFlags } from './use-kept-flags.ts';
import { useSampleFlags } from './use-sample-flags.ts';

const ShownBookmarks = later(async () => (await import('./shown-bookmarks.tsx')).default);

const useFlags: () => Flags = import.meta.env.MODE === 'demo' ? useSampleFlags : useKeptFlags;

/**
 * The bookmarks of the bar. Naming them takes the table of all screens, which most people, who have none, need only when
 * they press the star.
 */
export const Bookmarks = memo(function Bookmarks() {
  const { t } = useTranslation('shell');
  const flags = useFlags();
  const [opened, setOpened] = useState(false);
  const star = <Star onOpen={() => setOpened(true)} />;
  return (
    <nav className={styles.bookmarks} aria-label={t('bookmarks')}>
      {flags.ids.length === 0 && !opened ? (
        star
      ) : (
        <Suspense fallback={star}>
          <ShownBookmarks.Part {...flags} opened={opened} />
        </Suspense>
      )}
    </nav>
  );
});

function Star({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const fetch = () => void ShownBookmarks.load().catch(() => undefined);
  return (
    <IconButton
      icon={IconStarFilled}
      label={t('flagPages')}
      className={styles.star}
      aria-expanded={false}
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={onOpen}
    />
  );
}
