import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../ui/nav/button.tsx';
import { useEmailText } from '../texts.ts';
import { changeWriting, type Writing } from './composer.ts';
import { PeopleField } from './people-field.tsx';
import { useContacts } from './use-contacts.ts';

const COPIES = ['cc', 'bcc'] as const;

type Props = {
  readonly writing: Writing;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  /** Tells the text that each field holds and that is no address yet. */
  readonly onPending: (field: 'to' | 'cc' | 'bcc', text: string) => void;
  /** The fields of copies show these errors about unfinished addresses. */
  readonly copyErrors: Readonly<Partial<Record<'cc' | 'bcc', string>>>;
};

/** Chooses who gets the mail. The fields of copies appear on request, and are removed with the people in them. */
export function Addressees({ writing, autoFocus, error, onPending, copyErrors }: Props) {
  const t = useEmailText();
  const contacts = useContacts();
  const [copies, setAsked] = useState<readonly string[]>([]);
  const shown = COPIES.filter((copy) => copies.includes(copy) || writing[copy].length > 0);
  return (
    <>
      <PeopleField
        label={t('to')}
        value={writing.to}
        onChange={(to) => changeWriting({ to })}
        onPending={(text) => onPending('to', text)}
        {...{ contacts, autoFocus, error }}
      >
        <span>
          {COPIES.filter((copy) => !shown.includes(copy)).map((copy) => (
            <Button key={copy} small look="quiet" onClick={() => setAsked([...copies, copy])}>
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
          onChange={(people) => changeWriting({ [copy]: people })}
          onPending={(text) => onPending(copy, text)}
          error={copyErrors[copy]}
          contacts={contacts}
        >
          <IconButton
            small
            icon={IconX}
            label={t('removeCopy', { copy: t(copy) })}
            onClick={() => {
              setAsked(copies.filter((other) => other !== copy));
              changeWriting({ [copy]: [] });
              onPending(copy, '');
            }}
          />
        </PeopleField>
      ))}
    </>
  );
}
