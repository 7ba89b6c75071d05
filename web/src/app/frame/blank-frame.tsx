import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { useText } from '../../ui/frame/text.ts';
import { nameOf } from '../breadcrumbs.ts';
import { useCurrentScreen } from './use-current-screen.ts';
import { usePageHead } from './use-page-head.ts';

/** A screen alone in the window; it draws its own heading. */
export function BlankFrame() {
  const { screen, params, pathname } = useCurrentScreen();
  const say = useText();
  const main = useRef<HTMLElement>(null);
  usePageHead(screen ? say(nameOf(screen, params)) : 'Vatio', pathname, main);
  return (
    <main ref={main} tabIndex={-1} style={{ outline: 'none' }}>
      <Outlet />
    </main>
  );
}
