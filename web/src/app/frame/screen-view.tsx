import { useLoaderData } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NoPermission } from '../system/no-permission.tsx';

/** The content of the matched screen, or the reason for not showing it. */
export function ScreenView() {
  const Content: ComponentType | undefined = useLoaderData({ strict: false });
  return Content ? <Content /> : <NoPermission />;
}
