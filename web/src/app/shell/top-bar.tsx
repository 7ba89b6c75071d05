import { IconAdjustmentsHorizontal, IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/brand/logo.tsx';
import { IconButton } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { HOME } from '../guard.ts';
import type { MenuEntry } from '../menu.ts';
import { SearchDialog } from '../search/search-dialog.tsx';
import { useSearchKeys } from '../search/use-search-keys.ts';
import { DisplaySheet } from './display-sheet.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

type Panel = 'menu' | 'search' | 'display';

/** Brand, search and the tools of the person who is working. */
export function TopBar({ entries, pathname }: { entries: readonly MenuEntry[]; pathname: string }) {
  const { t } = useTranslation('app');
  const { skin } = useDisplay();
  const [panel, setPanel] = useState<Panel>();
  const close = () => setPanel(undefined);
  useSearchKeys(() => setPanel('search'));

  return (
    <header className={styles.top}>
      <span className={styles.burger}>
        <IconButton icon={IconMenu2} label={t('openMenu')} onClick={() => setPanel('menu')} />
      </span>
      <Link to={HOME} className={styles.brand} aria-label={t('brandHome')}>
        <Logo size={30} />
      </Link>
      <button type="button" className={styles.search} onClick={() => setPanel('search')}>
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span className={styles.searchText}>{t('searchTitle')}</span>
        <span className={styles.keys} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <div className={styles.tools}>
        <IconButton
          icon={skin === 'dark' ? IconSun : IconMoon}
          label={skin === 'dark' ? t('lightSkin') : t('darkSkin')}
          onClick={() => setDisplay({ skin: skin === 'dark' ? 'light' : 'dark' })}
        />
        <IconButton
          icon={IconAdjustmentsHorizontal}
          label={t('display')}
          onClick={() => setPanel('display')}
        />
        <UserMenu />
      </div>
      <MobileMenu open={panel === 'menu'} onClose={close} entries={entries} pathname={pathname} />
      <SearchDialog open={panel === 'search'} onClose={close} />
      <DisplaySheet open={panel === 'display'} onClose={close} />
    </header>
  );
}
