import { IconCircle, IconCircleDot } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { IconButton } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { HOME } from '../guard.ts';
import type { MenuEntry } from './menu.ts';
import { MenuTree } from './menu-tree.tsx';
import styles from './side-menu.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

type Props = { readonly entries: readonly MenuEntry[]; readonly current: ReadonlySet<string> };

/** The menu at the side. Collapsed, it is a rail of icons that widens under the pointer or the focus. */
export function SideMenu({ entries, current }: Props) {
  const { t } = useTranslation('shell');
  const { menuCollapsed, skin } = useDisplay();
  const [scrolled, setScrolled] = useState(false);
  const list = useCurrentInView<HTMLElement>(current);
  return (
    <aside
      className={styles.side}
      data-collapsed={menuCollapsed || undefined}
      data-scheme={skin === 'semi-dark' ? 'dark' : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.head} data-scrolled={scrolled || undefined}>
          <Link to={HOME} className={styles.brand} aria-label={t('brandHome')}>
            <Logo size={30} />
          </Link>
          <span className={styles.toggle}>
            <IconButton
              small
              icon={menuCollapsed ? IconCircle : IconCircleDot}
              label={menuCollapsed ? t('expandMenu') : t('collapseMenu')}
              onClick={() => setDisplay({ menuCollapsed: !menuCollapsed })}
            />
          </span>
        </div>
        <nav
          ref={list}
          aria-label={t('mainMenu')}
          className={styles.list}
          onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 4)}
        >
          <MenuTree entries={entries} current={current} />
        </nav>
      </div>
    </aside>
  );
}
