import { type KeyboardEvent, useState } from 'react';
import { matches } from '../../../../format/fold.ts';
import type { Address } from '../../../../sample-data/email/email.ts';
import type { Contact } from './use-contacts.ts';

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;
const SEPARATORS = /[,;]/;
const MOST_OFFERS = 6;

type Field = {
  readonly value: readonly Address[];
  readonly onChange: (people: readonly Address[]) => void;
  readonly contacts: readonly Contact[];
  readonly text: string;
  readonly setText: (text: string) => void;
};

/** Holds what a field of people offers, and what typing and its keys do. */
export function usePeopleKeys({ value, onChange, contacts, text, setText }: Field) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const offers = open
    ? contacts.filter((contact) => isOffered(contact, value, text)).slice(0, MOST_OFFERS)
    : [];

  const add = ({ name, email }: Address) => {
    if (!value.some((person) => person.email === email)) onChange([...value, { name, email }]);
    setText('');
    setActive(0);
  };
  /** An address that is no contact's serves as its own name. */
  const addWritten = (written: string): boolean => {
    const email = written.trim();
    if (!ADDRESS.test(email)) return false;
    add(contacts.find((contact) => contact.email === email) ?? { name: email, email });
    return true;
  };
  const step = (by: number) => {
    setOpen(true);
    if (offers.length > 0) setActive((active + by + offers.length) % offers.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const offer = offers[active];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && (addWritten(text) || offer)) {
      if (!ADDRESS.test(text.trim()) && offer) add(offer);
    } else if (event.key === 'Escape' && offers.length > 0) setOpen(false);
    else if (event.key === 'Backspace' && text === '') return onChange(value.slice(0, -1));
    else return;
    event.preventDefault();
  };

  return {
    offers,
    active: Math.min(active, Math.max(0, offers.length - 1)),
    add,
    onKeyDown,
    onType: (next: string) => {
      setOpen(true);
      setActive(0);
      const [written = '', ...rest] = next.split(SEPARATORS);
      if (rest.length === 0 || !addWritten(written)) setText(next);
    },
    onClick: () => setOpen(true),
    onBlur: () => {
      setOpen(false);
      addWritten(text);
    },
  };
}

function isOffered({ name, email }: Contact, value: readonly Address[], text: string): boolean {
  return !value.some((person) => person.email === email) && matches(`${name} ${email}`, text);
}
