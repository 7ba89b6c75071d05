import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayEnter } from '../../data/ability.ts';
import { useAbility } from '../../data/use-ability.ts';
import { VisibleScreensProvider } from '../../ui/frame/visible-screens.ts';
import { useDisplay } from '../../ui/theme/display.ts';
import { Frame } from '../frame/frame.tsx';
import { menuOf } from '../menu.ts';
import { SCREENS } from '../screens.ts';
import { Footer } from './footer.tsx';
import { MenuBar } from './menu-bar.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** The window around every screen of the product: navigation bar, menu, content and footer. */
export function Shell() {
  const { t } = useTranslation('app');
  const ability = useAbility();
  const { menu, contentWidth, menuCollapsed } = useDisplay();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const screens = useMemo(() => SCREENS.filter(({ access }) => mayEnter(ability, access)), [ability]);
  const entries = useMemo(() => menuOf(screens), [screens]);

  return (
    <VisibleScreensProvider value={screens}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <div
        className={styles.shell}
        data-menu={menu}
        data-width={contentWidth}
        data-collapsed={menuCollapsed || undefined}
      >
        {menu === 'vertical' && <SideMenu entries={entries} pathname={pathname} />}
        <div className={styles.column}>
          <div className={styles.bar}>
            <div className={styles.card}>
              <TopBar entries={entries} pathname={pathname} />
              {menu === 'horizontal' && <MenuBar entries={entries} pathname={pathname} />}
            </div>
          </div>
          <main id="content" tabIndex={-1} className={styles.main}>
            <Frame />
          </main>
          <Footer />
        </div>
      </div>
      <ScrollToTop />
    </VisibleScreensProvider>
  );
}
