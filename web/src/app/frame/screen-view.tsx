import { useLoaderData } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NoPermission } from '../system/no-permission.tsx';
import { useSplashEnd } from './use-splash-end.ts';

/** The content of the current screen, or the reason why it is not shown. */
export function ScreenView() {
  useSplashEnd();
  const Content: ComponentType | undefined = useLoaderData({ strict: false });
  return Content ? <Content /> : <NoPermission />;
}
