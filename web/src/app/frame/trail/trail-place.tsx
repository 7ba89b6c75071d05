import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isAt, onTrail, readTrail } from '../../../list/table/trail/trail.ts';

const RowTrail = lazy(() => import('./row-trail.tsx'));

/** The place of «4 de 37», in a page that was opened from a list. */
export function TrailPlace({ pathname }: { readonly pathname: string }) {
  const trail = useSyncExternalStore(onTrail, readTrail);
  return trail && isAt(trail, pathname) ? (
    <Suspense>
      <RowTrail trail={trail} />
    </Suspense>
  ) : null;
}
