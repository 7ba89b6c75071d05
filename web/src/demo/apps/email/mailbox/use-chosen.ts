import { useState } from 'react';
import { useRowChoice } from '../../../../list/table/use-row-choice.ts';
import type { Email } from '../../../../sample-data/email/email.ts';

/** Holds the chosen mails among those listed. A mail that a search hides is no longer chosen. */
export function useChosen(emails: readonly Email[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const rows = useRowChoice(
    { selected: new Set([...ids].map(String)), onChange: (keys) => setIds(new Set([...keys].map(Number))) },
    emails.map(({ id }) => String(id)),
  );
  const chosen = emails.filter(({ id }) => ids.has(id));
  return {
    emails: chosen,
    has: (id: number) => ids.has(id),
    all: emails.length > 0 && chosen.length === emails.length,
    /** Chooses or leaves out a mail; with a range, all from the one that was chosen before. */
    choose: (id: number, on: boolean, range: boolean) => rows?.onSelect(String(id), on, range),
    toggleAll: () =>
      setIds(chosen.length === emails.length ? new Set() : new Set(emails.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
