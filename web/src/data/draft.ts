import { readSession } from './session.ts';

/**
 * Unsaved work that this browser keeps for this user. The caller has to check the value, because an earlier version of
 * the product may have written it.
 */
type Kept = { readonly at: string; readonly value: unknown };

const keyOf = (name: string) => `draft:${readSession()?.userData.id ?? ''}:${name}`;

/** A draft and the instant it was written; undefined when there is none. */
export function readDraft(name: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** When the storage is full the work goes on, but the draft is not kept. */
export function keepDraft(name: string, value: unknown): void {
  const kept: Kept = { at: new Date().toISOString(), value };
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    dropDraft(name);
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

function isKept(kept: unknown): kept is Kept {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'at' in kept &&
    typeof kept.at === 'string' &&
    'value' in kept
  );
}
