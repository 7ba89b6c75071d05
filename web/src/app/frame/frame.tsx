import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { PageProvider } from '../../ui/frame/page.tsx';
import { useText } from '../../ui/frame/text.ts';
import { nameOf } from '../breadcrumbs.ts';
import { helpOf } from '../help.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './frame.module.css';
import { HelpLink } from './help-link.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TrailPlace } from './trail/trail-place.tsx';
import { useCurrentScreen } from './use-current-screen.ts';
import { usePageHead } from './use-page-head.ts';

/** The frame of every screen of the shell: breadcrumb, heading and actions. */
export const Frame = memo(function Frame({ children }: { readonly children: ReactNode }) {
  const { screen, params, pathname, refused } = useCurrentScreen();
  const { t } = useTranslation('app');
  const say = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [ownTitle, setTitle] = useState<string>();
  const [above, setAbove] = useState<string>();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const page = useMemo(() => ({ setTitle, setAbove, actions, summary }), [actions, summary]);

  const rowTitle = screen ? say(nameOf(screen, params)) : 'Vatio';
  const help = refused ? undefined : helpOf(screen?.id);
  const withoutHead = screen?.layout === 'app' || screen?.heading === 'hidden';
  const title = refused ? t('noPermission') : (ownTitle ?? rowTitle);
  usePageHead(title, pathname, heading);

  return (
    <PageProvider value={page}>
      <header className={withoutHead ? 'vt-hidden' : styles.head}>
        {!withoutHead && <Breadcrumbs screen={screen} pathname={pathname} current={title} above={above} />}
        <div className={styles.row}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div ref={setSummary} className={styles.summary} />
          <div className={`vt-toolbar vt-gap-10 ${styles.end}`}>
            {!withoutHead && <TrailPlace pathname={pathname} />}
            <div ref={setActions} className="vt-toolbar vt-gap-10" />
          </div>
          {screen?.template && !withoutHead && (
            <div className={styles.shortcuts}>
              <Shortcuts />
            </div>
          )}
        </div>
        {help && !withoutHead && <HelpLink page={help} />}
      </header>
      {screen?.layout === 'app' ? <div className={styles.fill}>{children}</div> : children}
    </PageProvider>
  );
});
