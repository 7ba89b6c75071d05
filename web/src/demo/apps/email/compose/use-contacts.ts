import { useMemo } from 'react';
import { useSample } from '../../../../data/sample.ts';
import type { Address, EmailList } from '../../../../sample-data/email/email.ts';
import { EMAILS } from '../mailbox/calls.ts';

export type Contact = Address & { readonly avatar?: string };

/** Lists the people of the mailbox by name: those who have written to it, and those it has written to. */
export function useContacts(): readonly Contact[] {
  const { data } = useSample<EmailList>(EMAILS, { folder: '' });
  return useMemo(() => {
    const known = new Map<string, Contact>();
    for (const { from, to, cc, folder } of data?.emails ?? []) {
      if (folder === 'spam') continue;
      for (const person of [...to, ...cc]) if (!known.has(person.email)) known.set(person.email, person);
      known.set(from.email, from);
    }
    return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
  }, [data]);
}
