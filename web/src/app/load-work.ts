import { insist } from '../data/insist.ts';
import { loadTexts } from '../texts/catalogue.ts';

let fetched: Promise<typeof import('./work.ts')> | undefined;

/** Even a file that has come takes the browser a turn to hand over again, in which the page would be drawn without it. */
function fetchWork() {
  fetched ??= insist(() => import('./work.ts')).catch((cause) => {
    fetched = undefined;
    throw cause;
  });
  return fetched;
}

/** Loads the code and texts that every working screen needs. */
export async function loadWork() {
  const [work] = await Promise.all([fetchWork(), loadTexts('shell')]);
  return work;
}

/** Begins to load it before anybody opens a screen. */
export function preloadWork(): void {
  loadWork().catch(() => undefined);
}
