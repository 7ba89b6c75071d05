import { useState } from 'react';
import { keepDraft, readDraft } from '../../../data/draft.ts';

const KEPT = 'chat-contacts';

/** What the reader has decided about a contact. */
export type ContactMarks = {
  readonly isImportant?: boolean;
  readonly isMuted?: boolean;
  readonly isBlocked?: boolean;
  /** The conversation was emptied at this ISO instant: what is older is not shown any more. */
  readonly emptiedAt?: string | undefined;
};

type ById = Readonly<Record<string, ContactMarks>>;

const NONE: ContactMarks = {};

/** Reads and changes what the reader has decided about each contact. No call takes it, so this browser keeps it. */
export function useContactMarks() {
  const [marks, setMarks] = useState(readMarks);
  return {
    of: (id: number): ContactMarks => marks[id] ?? NONE,
    change: (id: number, change: ContactMarks) => {
      const before = readMarks();
      const next = { ...before, [id]: { ...before[id], ...change } };
      keepDraft(KEPT, next);
      setMarks(next);
    },
  };
}

export type MarksOfContacts = ReturnType<typeof useContactMarks>;

function readMarks(): ById {
  const kept = readDraft(KEPT)?.value;
  return typeof kept === 'object' && kept !== null ? (kept as ById) : {};
}
