import { useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { z } from 'zod';
import { searchOf } from '../../../../data/address.ts';
import { useSample } from '../../../../data/sample.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import type { EmailList } from '../../../../sample-data/email/email.ts';
import { EMAILS } from './calls.ts';
import { type Place, placeOf } from './places.ts';

/** `?q=` is the search, `?correo=` the mail that is open. */
const query = z.object({
  q: z.string().default(''),
  correo: z.coerce.number().int().positive().optional(),
});

/** What the address says about the mailbox, and the mails that it asks for. */
export function useMailbox() {
  const place = placeOf(useParams({ strict: false }));
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { history } = useRouter();
  const { state, set } = useListState(query);
  const list = useSample<EmailList>(
    EMAILS,
    { q: state.q, ...filterOf(place) },
    { keepPrevious: true, enabled: place !== undefined },
  );
  // Only then does the history have the list just before the mail.
  const openedHere = useRef(false);

  return {
    place,
    list,
    emails: list.data?.emails ?? [],
    q: state.q,
    search: (q: string) => set({ q, correo: undefined }, { replace: true }),
    openId: state.correo,
    hrefOf: (id: number) => `${pathname}?${searchOf({ q: state.q, correo: id })}`,
    onOpen: () => {
      openedHere.current = true;
    },
    /** Goes to a neighbour of the open mail: Back still returns to the list. */
    turnTo: (id: number) => set({ correo: id }, { replace: true }),
    close: () => {
      if (openedHere.current) history.back();
      else set({ correo: undefined }, { replace: true });
    },
  };
}

export type Mailbox = ReturnType<typeof useMailbox>;

/** A label shows the mails of the inbox that have it. */
function filterOf(place: Place | undefined) {
  return place?.kind === 'label' ? { folder: 'inbox', label: place.id } : { folder: place?.id };
}
