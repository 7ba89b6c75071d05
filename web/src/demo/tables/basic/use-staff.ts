import { useSyncExternalStore } from 'react';
import type { EmployeeRow } from '../employee.ts';
import { useEmployees } from '../use-employees.ts';

/** The changes of this page last until it is loaded again. */
type Changes = {
  readonly added: readonly EmployeeRow[];
  readonly edited: Readonly<Record<number, EmployeeRow>>;
  readonly archived: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
};

let changes: Changes = { added: [], edited: {}, archived: new Set(), removed: new Set() };
const listeners = new Set<() => void>();

function publish(next: Changes) {
  changes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readChanges = () => changes;

const adding = (set: ReadonlySet<number>, ids: readonly number[]) => new Set([...set, ...ids]);
const without = (set: ReadonlySet<number>, ids: readonly number[]) =>
  new Set([...set].filter((id) => !ids.includes(id)));

const archive = (ids: readonly number[]) => publish({ ...changes, archived: adding(changes.archived, ids) });
const bringBack = (ids: readonly number[]) =>
  publish({ ...changes, archived: without(changes.archived, ids) });
const remove = (ids: readonly number[]) => publish({ ...changes, removed: adding(changes.removed, ids) });
const restore = (ids: readonly number[]) => publish({ ...changes, removed: without(changes.removed, ids) });
const edit = (row: EmployeeRow) => publish({ ...changes, edited: { ...changes.edited, [row.id]: row } });

/** Gives the employees as this page has left them, and what can be done with them. */
export function useStaff() {
  const all = useEmployees();
  const { added, edited, archived, removed } = useSyncExternalStore(subscribe, readChanges);
  const rows = all.data && [...added, ...all.data].map((row) => edited[row.id] ?? row);
  const lastId = Math.max(0, ...(rows ?? []).map(({ id }) => id));

  return {
    query: { ...all, data: rows?.filter(({ id }) => !removed.has(id)) },
    archived,
    /** Adds a row at the top with the next id, and returns it. */
    add: (row: Omit<EmployeeRow, 'id'>) => {
      const made = { ...row, id: lastId + 1 };
      publish({ ...changes, added: [made, ...changes.added] });
      return made;
    },
    edit,
    archive,
    bringBack,
    remove,
    restore,
  };
}
