import { insist } from '../data/insist.ts';
import { loadTexts } from '../texts/catalogue.ts';

const fetchWork = () => insist(() => import('./work.ts'));

/** Loads the code and texts that every working screen needs. */
export async function loadWork() {
  const [work] = await Promise.all([fetchWork(), loadTexts('shell')]);
  return work;
}

/** Begins to load it before anybody opens a screen. */
export function preloadWork(): void {
  loadWork().catch(() => undefined);
}
