import { useSyncExternalStore } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../../data/draft.ts';
import type { Outgoing } from '../../../../sample-data/email/email.ts';

/** The mail as it stands while a person writes it. */
export type Writing = Omit<Outgoing, 'folder' | 'time'>;

type Composer = {
  readonly writing: Writing;
  readonly minimised: boolean;
  /** The round changes with each mail begun, so that nothing of one stays in the window of the next. */
  readonly round: number;
};

export const BLANK_MAIL: Writing = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] };

// The state belongs to the page, not to a screen: each folder is a screen of its own, and a mail being written outlives
// them.
let composer: Composer | undefined;
let lastRound = 0;
let restored = false;
const listeners = new Set<() => void>();

/** The browser keeps the mail being written under this name. */
const DRAFT = 'email';

function publish(next: Composer | undefined) {
  composer = next;
  if (next && !isBlank(next.writing)) keepDraft(DRAFT, next.writing);
  else dropDraft(DRAFT);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readComposer = () => composer;

export function openComposer(writing: Writing): void {
  lastRound += 1;
  publish({ writing, minimised: false, round: lastRound });
}

export function changeWriting(change: Partial<Writing>): void {
  if (composer) publish({ ...composer, writing: { ...composer.writing, ...change } });
}

export function minimiseComposer(minimised: boolean): void {
  if (composer) publish({ ...composer, minimised });
}

export function closeComposer(): void {
  publish(undefined);
}

/** Opens again the mail that was being written when the page was left or reloaded. It does so once a page. */
export function restoreComposer(): void {
  if (restored) return;
  restored = true;
  const kept = readDraft(DRAFT)?.value;
  if (!composer && isWriting(kept)) openComposer(kept);
}

/** Tests begin with this, as a page that has just been loaded does. */
export function forgetComposer(): void {
  composer = undefined;
  restored = false;
}

/** Checks what the browser kept, because an earlier version of the product may have written it. */
function isWriting(kept: unknown): kept is Writing {
  if (typeof kept !== 'object' || kept === null) return false;
  const { to, cc, bcc, subject, message, attachments } = kept as Partial<Record<keyof Writing, unknown>>;
  return (
    [to, cc, bcc, attachments].every(Array.isArray) &&
    typeof subject === 'string' &&
    typeof message === 'string'
  );
}

export function useComposer(): Composer | undefined {
  return useSyncExternalStore(listen, readComposer);
}

export function isBlank({ to, cc, bcc, subject, message, attachments }: Writing): boolean {
  return (
    [to, cc, bcc, attachments].every(({ length }) => length === 0) && subject.trim() === '' && message === ''
  );
}
