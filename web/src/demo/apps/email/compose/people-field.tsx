import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { Address } from '../../../../sample-data/email/email.ts';
import { Avatar } from '../../../../ui/figures/avatar.tsx';
import { useEmailText } from '../texts.ts';
import styles from './people-field.module.css';
import type { Contact } from './use-contacts.ts';
import { usePeopleKeys } from './use-people-keys.ts';

type Props = {
  readonly label: string;
  readonly value: readonly Address[];
  readonly onChange: (people: readonly Address[]) => void;
  /** Tells the text that is no address yet. */
  readonly onPending?: (text: string) => void;
  readonly contacts: readonly Contact[];
  readonly autoFocus?: boolean;
  readonly error?: string;
  /** The children stand at the end of the line. */
  readonly children?: ReactNode;
};

/** Chooses several people among the contacts, or by writing an address. */
export function PeopleField(props: Props) {
  const { label, value, onChange, contacts, error } = props;
  const id = useId();
  const [text, showText] = useState('');
  const setText = (next: string) => {
    showText(next);
    props.onPending?.(next.trim());
  };
  const keys = usePeopleKeys({ value, onChange, contacts, text, setText });
  const { offers, active } = keys;
  const optionId = (index: number) => `${id}-option-${index}`;

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.people}>
        {value.map((person) => (
          <PersonTag
            key={person.email}
            person={person}
            picture={contacts.find(({ email }) => email === person.email)?.avatar}
            onRemove={() => onChange(value.filter(({ email }) => email !== person.email))}
          />
        ))}
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          data-autofocus={props.autoFocus || undefined}
          value={text}
          aria-expanded={offers.length > 0}
          aria-controls={offers.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={offers.length > 0 ? optionId(active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => keys.onType(event.target.value)}
          onClick={keys.onClick}
          onBlur={keys.onBlur}
          onKeyDown={keys.onKeyDown}
        />
      </div>
      {props.children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {offers.length > 0 && (
        <Offers id={`${id}-list`} label={label} {...{ offers, active, optionId }} onTake={keys.add} />
      )}
    </div>
  );
}

type TagProps = {
  readonly person: Address;
  readonly picture: string | undefined;
  readonly onRemove: () => void;
};

function PersonTag({ person: { name, email }, picture, onRemove }: TagProps) {
  const t = useEmailText();
  return (
    <span className={styles.person} title={email}>
      <Avatar size={24} name={name} picture={picture} />
      {name}
      <button type="button" aria-label={t('removePerson', { name })} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </button>
    </span>
  );
}

type OffersProps = {
  readonly id: string;
  readonly label: string;
  readonly offers: readonly Contact[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onTake: (contact: Contact) => void;
};

function Offers({ id, label, offers, active, optionId, onTake }: OffersProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.offers}>
      {offers.map((contact, index) => (
        <div
          key={contact.email}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.offer}
          // Without this, the press would take the focus from the field.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(contact);
          }}
        >
          <Avatar size={24} name={contact.name} picture={contact.avatar} />
          <span>
            {contact.name} <small>{contact.email}</small>
          </span>
        </div>
      ))}
    </div>
  );
}
