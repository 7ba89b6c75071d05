import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import { BookmarkSearch } from './bookmark-search.tsx';
import type { Flags } from './flags.ts';
import styles from './shown-bookmarks.module.css';
import { type Page, useBookmarks } from './use-bookmarks.ts';

/** How many icons the bar shows; the others hang from a chevron. */
const MOST = 10;

type Props = Flags & {
  /** The star was pressed before this part was here. */
  readonly opened: boolean;
};

/** The icons of the bookmarked pages, and the star that adds more. */
export default function ShownBookmarks({ opened, ...flags }: Props) {
  const { t } = useTranslation('shell');
  const { pages, flagged, toggle } = useBookmarks(flags);
  const rest = flagged.slice(MOST);
  return (
    <>
      <ul className={styles.icons}>
        {flagged.slice(0, MOST).map((page) => (
          <li key={page.id}>
            <Link to={page.to} className={styles.icon} aria-label={page.title} title={page.title}>
              <page.icon size={20} stroke={1.7} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <DropDown
          label={t('moreBookmarks')}
          button={(open) => <IconButton icon={IconChevronDown} label={t('moreBookmarks')} {...open} />}
        >
          {(close) => (
            <ul className="vt-list">
              {rest.map((page) => (
                <li key={page.id}>
                  <PageLink page={page} onFollow={close} />
                </li>
              ))}
            </ul>
          )}
        </DropDown>
      )}
      <BookmarkSearch pages={pages} flagged={flagged} opened={opened} onToggle={toggle} />
    </>
  );
}

function PageLink({ page, onFollow }: { page: Page; onFollow: () => void }) {
  return (
    <Link to={page.to} className={styles.link} onClick={onFollow}>
      <page.icon size={18} stroke={1.7} aria-hidden />
      {page.title}
    </Link>
  );
}
