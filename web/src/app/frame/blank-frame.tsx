import { type ReactNode, useMemo, useRef, useState } from 'react';
import { PageProvider } from '../../ui/frame/page.tsx';
import { useText } from '../../ui/frame/text.ts';
import { nameOf } from '../breadcrumbs.ts';
import { useCurrentScreen } from './use-current-screen.ts';
import { usePageHead } from './use-page-head.ts';

/** The frame of a screen that has the whole window and draws its own heading. */
export function BlankFrame({ children }: { readonly children: ReactNode }) {
  const { screen, params, pathname } = useCurrentScreen();
  const say = useText();
  const main = useRef<HTMLElement>(null);
  const [ownTitle, setTitle] = useState<string>();
  const title = ownTitle ?? (screen ? say(nameOf(screen, params)) : 'Vatio');
  const page = useMemo(() => ({ setTitle, actions: null, headingToDraw: title }), [title]);
  usePageHead(title, pathname, main);
  return (
    <PageProvider value={page}>
      <main ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
    </PageProvider>
  );
}
