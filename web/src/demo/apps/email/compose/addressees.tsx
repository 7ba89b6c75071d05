import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../ui/nav/button.tsx';
import { useEmailText } from '../texts.ts';
import { type Writing, write } from './composer.ts';
import { PeopleField } from './people-field.tsx';
import { useContacts } from './use-contacts.ts';

const COPIES = ['cc', 'bcc'] as const;

type Props = {
  readonly writing: Writing;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  /** What is left unfinished in each field. */
  readonly onPending: (field: 'to' | 'cc' | 'bcc', text: string) => void;
  /** What to say of the copies whose address is unfinished. */
  readonly copyErrors: Readonly<Partial<Record<'cc' | 'bcc', string>>>;
};

/** Whom it is for. The copies are asked for, and can be taken away again with those in them. */
export function Addressees({ writing, autoFocus, error, onPending, copyErrors }: Props) {
  const t = useEmailText();
  const contacts = useContacts();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const shown = COPIES.filter((copy) => asked.includes(copy) || writing[copy].length > 0);
  return (
    <>
      <PeopleField
        label={t('to')}
        value={writing.to}
        onChange={(to) => write({ to })}
        onPending={(text) => onPending('to', text)}
        {...{ contacts, autoFocus, error }}
      >
        <span>
          {COPIES.filter((copy) => !shown.includes(copy)).map((copy) => (
            <Button key={copy} small look="quiet" onClick={() => setAsked([...asked, copy])}>
              {t(copy)}
            </Button>
          ))}
        </span>
      </PeopleField>
      {shown.map((copy) => (
        <PeopleField
          key={copy}
          label={t(copy)}
          value={writing[copy]}
          onChange={(people) => write({ [copy]: people })}
          onPending={(text) => onPending(copy, text)}
          error={copyErrors[copy]}
          contacts={contacts}
        >
          <IconButton
            small
            icon={IconX}
            label={t('removeCopy', { copy: t(copy) })}
            onClick={() => {
              setAsked(asked.filter((one) => one !== copy));
              write({ [copy]: [] });
              onPending(copy, '');
            }}
          />
        </PeopleField>
      ))}
    </>
  );
}
