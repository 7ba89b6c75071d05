import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { memo, Suspense, useState } from 'react';
import { useHiddenAreas } from '../../data/session.ts';
import { useMay } from '../../data/use-ability.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { IconButton } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { later } from '../../ui/overlay/on-demand.tsx';
import { useDisplay } from '../../ui/theme/display.ts';
import { useCurrentScreen } from '../frame/use-current-screen.ts';
import { HOME, ROOT } from '../guard.ts';
import type { MenuEntry } from '../menu/menu.ts';
import { MenuBar } from '../menu/menu-bar.tsx';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { useSearchKeys } from '../search/use-search-keys.ts';
import { Bookmarks } from './bookmarks/bookmarks.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { openBar } from './open-bar.ts';
import { SkinToggle } from './skin-toggle.tsx';
import styles from './top-bar.module.css';
import { useAtRest } from './use-at-rest.ts';
import { UserMenu } from './user-menu.tsx';

const SearchDialog = later(async () => (await import('../search/search-dialog.tsx')).default).Part;
const Cart = later(async () => (await import('./cart/cart.tsx')).default).Part;

const TOOLS = 'tools';

/** The template alone lays all its groups in the bar; beside the product they are one entry. */
const MENU_WIDTH = import.meta.env.MODE === 'demo' ? 'long' : 'short';

type Props = { readonly entries: readonly MenuEntry[]; readonly current: ReadonlySet<string> };

/** The navigation bar: logo, horizontal menu, bookmarks, search, and the tools of the user at the end. */
export const TopBar = memo(function TopBar({ entries, current }: Props) {
  const { t } = useTranslation('shell');
  const { menu, menuHidden } = useDisplay();
  const lies = menu === 'horizontal' && !menuHidden;
  const hidden = useHiddenAreas();
  const hasShop = useMay(ROOT.access) && !hidden.includes('tienda');
  const onTemplate = useCurrentScreen().screen?.template === true;
  // Bookmarks and bell wait until the first page has read what it needs; afterwards they stay on every page.
  const atRest = useAtRest(TOOLS, openBar);
  const [panel, setPanel] = useState<'menu' | 'search'>();
  const close = () => setPanel(undefined);
  useSearchKeys(() => setPanel('search'));

  return (
    <header className={styles.top} data-with-menu={lies ? MENU_WIDTH : undefined}>
      {!menuHidden && (
        <span className={styles.burger}>
          <IconButton icon={IconMenu2} label={t('openMenu')} onClick={() => setPanel('menu')} />
        </span>
      )}
      <Link to={HOME} className={styles.brand} aria-label={t('brandHome')}>
        <Logo size={30} />
      </Link>
      {lies && <MenuBar entries={entries} current={current} />}
      <div className={styles.bookmarks}>{atRest && <Bookmarks />}</div>
      <button type="button" className={styles.search} onClick={() => setPanel('search')}>
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span className={styles.searchText}>{t('searchTitle')}</span>
        <span className={styles.keys} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <div className={`vt-row vt-gap-2 ${styles.tools}`}>
        <LanguageMenu />
        <SkinToggle />
        {hasShop && onTemplate && (
          <Suspense fallback={<span className={styles.slot} />}>
            <Cart />
          </Suspense>
        )}
        {import.meta.env.MODE !== 'demo' && <Notifications atRest={atRest} />}
        <UserMenu />
      </div>
      <MobileMenu open={panel === 'menu'} onClose={close} entries={entries} current={current} />
      {panel === 'search' && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </header>
  );
});
