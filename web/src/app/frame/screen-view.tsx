import { useLoaderData } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NoPermission } from '../system/no-permission.tsx';
import { useSplashEnd } from './use-splash-end.ts';

/** The content of the matched screen, or the reason for not showing it. */
export function ScreenView() {
  useSplashEnd();
  const Content: ComponentType | undefined = useLoaderData({ strict: false });
  return Content ? <Content /> : <NoPermission />;
}
