import { type CSSProperties, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { usePathAtHand } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { VisibleScreensProvider } from '../../ui/frame/visible-screens.ts';
import { AfterFirstSign, later } from '../../ui/overlay/on-demand.tsx';
import { setOverrides, useDisplay } from '../../ui/theme/display.ts';
import { Frame } from '../frame/frame.tsx';
import { useCurrentScreen } from '../frame/use-current-screen.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useMenu } from '../menu/use-menu.ts';
import barColor from './bar-color.module.css';
import { Footer } from './footer.tsx';
import { LookBanner } from './look-banner.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const Customizer = later(async () => (await import('../customizer/customizer.tsx')).default).Part;
const TOOLTIPS = later(async () => (await import('../../ui/kit/tooltip/tooltip-layer.tsx')).TooltipLayer);

/** Pixels that the page has to be scrolled before the bar has a shadow. */
const LIFTED_FROM_PX = 65;

/** The window around every screen of the product: navigation bar, menu, content and footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const display = useDisplay();
  const { menu, menuHidden, contentWidth, navbar, navbarColor, footer } = display;
  const { screen, pathname } = useCurrentScreen();
  // What was pressed is marked before its page is drawn.
  const { screens, entries, current } = useMenu(usePathAtHand());
  const lifted = useScrolledPast(LIFTED_FROM_PX);
  const side = menu === 'vertical';
  const paint = side ? navbarColor : 'white';

  useLayoutEffect(() => {
    setOverrides(screen?.overrides);
    return () => setOverrides();
  }, [screen]);

  return (
    <VisibleScreensProvider value={screens}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <div
        className={styles.shell}
        data-menu={menu}
        data-menu-hidden={menuHidden || undefined}
        data-width={contentWidth}
        data-navbar={!side && navbar === 'hidden' ? 'floating' : navbar}
        data-footer={footer}
        data-layout={screen?.layout}
        data-lifted={lifted || undefined}
      >
        {side && !menuHidden && <SideMenu entries={entries} current={current} />}
        <div className={styles.column}>
          <LookBanner />
          <div className={styles.bar}>
            <div
              className={`${styles.card} ${barColor.card}`}
              data-color={paint}
              style={{ '--bar': `var(--vt-paint-${paint})` } as CSSProperties}
            >
              <TopBar entries={entries} current={current} />
            </div>
          </div>
          <main id="content" tabIndex={-1} className={styles.main}>
            <Frame>{children}</Frame>
          </main>
          {footer !== 'hidden' && <Footer pathname={pathname} />}
        </div>
      </div>
      <AfterFirstSign part={TOOLTIPS} />
      {display.scrollToTop && <ScrollToTop />}
      {display.customizer && (
        <Suspense>
          <Customizer />
        </Suspense>
      )}
    </VisibleScreensProvider>
  );
}
