import { useState } from 'react';
import type { Email } from '../../../../sample-data/email/email.ts';

/** Holds the chosen mails among those listed. A mail that a search hides is no longer chosen. */
export function useChosen(emails: readonly Email[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = emails.filter(({ id }) => ids.has(id));
  return {
    emails: chosen,
    has: (id: number) => ids.has(id),
    all: emails.length > 0 && chosen.length === emails.length,
    toggle: (id: number) =>
      setIds(ids.has(id) ? new Set([...ids].filter((own) => own !== id)) : new Set([...ids, id])),
    toggleAll: () =>
      setIds(chosen.length === emails.length ? new Set() : new Set(emails.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
