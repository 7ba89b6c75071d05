import { useRef } from 'react';
import type { FieldList } from '../../../../data/list-fields.ts';
import { useSample } from '../../../../data/sample.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import { searchOf } from '../../../../router/search.ts';
import { usePlace, useRouter } from '../../../../router/use-router.ts';
import type { EmailList } from '../../../../sample-data/email/email.ts';
import { OPEN_ID, TEXT } from '../../address-fields.ts';
import { EMAILS } from './calls.ts';
import { type MailPlace, placeOf } from './places.ts';

/** In the address, `?q=` is the search, `?correo=` the open mail, and `?para=` to whom a new one is begun. */
const ADDRESS: FieldList<{ readonly q: string; readonly para: string; readonly correo?: number }> = {
  fields: { q: TEXT, para: TEXT, correo: OPEN_ID },
};

/** Reads the state of the mailbox from the address, and asks for its mails. */
export function useMailbox() {
  const { params, pathname } = usePlace();
  const place = placeOf(params);
  const { history } = useRouter();
  const { state, set } = useListState(ADDRESS);
  const list = useSample<EmailList>(
    EMAILS,
    { q: state.q, ...filterOf(place) },
    { keepPrevious: true, enabled: place !== undefined },
  );
  // Only a mail opened from the list has the list just before it in the history, so that closing can go back.
  const openedHere = useRef(false);

  return {
    place,
    list,
    emails: list.data?.emails ?? [],
    q: state.q,
    search: (q: string) => set({ q, correo: undefined }, { replace: true }),
    openId: state.correo,
    addressee: state.para,
    forgetAddressee: () => set({ para: '' }, { replace: true }),
    hrefOf: (id: number) => `${pathname}?${searchOf({ q: state.q, correo: id })}`,
    onOpen: () => {
      openedHere.current = true;
    },
    /**
     * Goes to a neighbour of the open mail by replacing the entry of the history, so that Back still returns to the
     * list.
     */
    turnTo: (id: number) => set({ correo: id }, { replace: true }),
    close: () => {
      if (openedHere.current) history.back();
      else set({ correo: undefined }, { replace: true });
    },
  };
}

export type Mailbox = ReturnType<typeof useMailbox>;

/** A label shows those mails of the inbox that have it. */
function filterOf(place: MailPlace | undefined) {
  return place?.kind === 'label' ? { folder: 'inbox', label: place.id } : { folder: place?.id };
}
