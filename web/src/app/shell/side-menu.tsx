import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/nav/button.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import type { MenuEntry } from '../menu.ts';
import { MenuTree } from './menu-tree.tsx';
import styles from './side-menu.module.css';

/** The menu at the side; collapsed it is a rail of icons that widens under the pointer or the focus. */
export function SideMenu({ entries, pathname }: { entries: readonly MenuEntry[]; pathname: string }) {
  const { t } = useTranslation('app');
  const { menuCollapsed } = useDisplay();
  return (
    <aside className={styles.side} data-collapsed={menuCollapsed || undefined}>
      <div className={styles.inner}>
        <IconButton
          icon={menuCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
          label={menuCollapsed ? t('expandMenu') : t('collapseMenu')}
          onClick={() => setDisplay({ menuCollapsed: !menuCollapsed })}
        />
        <nav aria-label={t('mainMenu')}>
          <MenuTree entries={entries} pathname={pathname} />
        </nav>
      </div>
    </aside>
  );
}
