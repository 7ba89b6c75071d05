import { lazyRouteComponent } from '@tanstack/react-router';

/** Fetches what every working screen needs. */
export const loadWork = () => import('./work.ts');

export const WorkLayer = lazyRouteComponent(loadWork, 'WorkLayer');
export const Shell = lazyRouteComponent(loadWork, 'Shell');

/** The same, before anybody asks for a screen. */
export function preloadWork(): void {
  loadWork().catch(() => undefined);
}
