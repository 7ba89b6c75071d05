import { lazyRouteComponent } from '@tanstack/react-router';

const loadWork = () => import('./work.ts');

export const WorkLayer = lazyRouteComponent(loadWork, 'WorkLayer');
export const Shell = lazyRouteComponent(loadWork, 'Shell');

/** Fetches what every working screen needs, before anybody asks for one. */
export function preloadWork(): void {
  loadWork().catch(() => undefined);
}
