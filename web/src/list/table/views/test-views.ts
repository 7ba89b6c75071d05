import { useRef, useState } from 'react';
import type { NewView, SavedView, ViewsSource } from './saved-views.ts';

/** An empty view with the given properties. */
export function testView(given: Partial<SavedView> & Pick<SavedView, 'id'>): SavedView {
  const view = { name: given.id, text: '', columns: [], scope: 'mine', opensFor: [], pinned: false };
  return { ...view, isDefault: false, mine: true, ...given };
}

const written = ({ name, text, opensFor, pinned }: NewView) =>
  `save ${[name, text, opensFor.join('+'), pinned && 'pinned'].filter(Boolean).join(' ')}`;

/** A source that begins with some views and records its calls. */
export function useTestViews(
  first: readonly SavedView[] = [],
  requests: string[] = [],
  ready = true,
): ViewsSource {
  const [views, setViews] = useState(first);
  const gone = useRef<readonly SavedView[]>([]);
  return {
    views: ready ? views : [],
    ready,
    scopes: [
      { value: 'mine', label: 'Solo yo' },
      { value: 'all', label: 'Todo el mundo', forSome: true },
    ],
    audiences: [
      { value: 'sales', label: 'Comerciales' },
      { value: 'clients', label: 'Clientes' },
    ],
    save: async (view, id = `v${views.length + 1}`) => {
      requests.push(written(view));
      const saved = { ...view, id, isDefault: view.opensFor.includes('sales'), mine: true };
      setViews((before) => [...before.filter((other) => other.id !== id), saved]);
      return id;
    },
    remove: async (id) => {
      requests.push(`remove ${id}`);
      gone.current = views.filter((other) => other.id === id);
      setViews((before) => before.filter((other) => other.id !== id));
    },
    restore: async (id) => {
      requests.push(`restore ${id}`);
      setViews((before) => [...before, ...gone.current]);
    },
  };
}
