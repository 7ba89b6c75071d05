import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { DropDown } from '../../../ui/overlay/drop-down.tsx';
import { BookmarkSearch } from './bookmark-search.tsx';
import styles from './bookmarks.module.css';
import { type Page, useBookmarks } from './use-bookmarks.ts';

/** How many icons the bar shows; the others hang from a chevron. */
const MOST = 10;

/** The icons of the bookmarked pages, and the star that adds more. */
export default function Bookmarks() {
  const { t } = useTranslation('shell');
  const { pages, flagged, toggle } = useBookmarks();
  const rest = flagged.slice(MOST);
  return (
    <nav className={styles.bookmarks} aria-label={t('bookmarks')}>
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
      <BookmarkSearch pages={pages} flagged={flagged} onToggle={toggle} />
    </nav>
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
