import { Suspense, useSyncExternalStore } from 'react';
import { isAt, onTrail, readTrail } from '../../../list/table/trail/trail.ts';
import { later } from '../../../ui/overlay/on-demand.tsx';

const RowTrail = later(async () => (await import('./row-trail.tsx')).default).Part;

/** Keeps the place of «4 de 37» in a page that was opened from a list. */
export function TrailPlace({ pathname }: { readonly pathname: string }) {
  const trail = useSyncExternalStore(onTrail, readTrail);
  return trail && isAt(trail, pathname) ? (
    <Suspense>
      <RowTrail trail={trail} />
    </Suspense>
  ) : null;
}
