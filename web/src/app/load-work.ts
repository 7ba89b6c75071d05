import { lazyRouteComponent } from '@tanstack/react-router';
import { insist } from '../data/insist.ts';
import { loadTexts } from '../texts/catalogue.ts';

const fetchWork = () => insist(() => import('./work.ts'));

/** Fetches what every working screen needs, with what it says. */
export async function loadWork() {
  const [work] = await Promise.all([fetchWork(), loadTexts('shell')]);
  return work;
}

export const WorkLayer = lazyRouteComponent(loadWork, 'WorkLayer');
export const Shell = lazyRouteComponent(loadWork, 'Shell');

/** The same, before anybody asks for a screen. */
export function preloadWork(): void {
  loadWork().catch(() => undefined);
}
