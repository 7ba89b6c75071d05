import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDraftText } from '../../../data/use-draft-text.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './cards.module.css';

type Message = { readonly id: number; readonly text: string; readonly own: boolean };

/** The dictionary has a sentence for each of these; true means that the reader says it. */
const OWN = [false, true, false, true, true, false, true, false, false, true];

const SCROLLS = { tabIndex: 0 } as const;

/** Shows a conversation that goes on in the card itself. */
export function ChatCard() {
  const { t } = useTranslation('dashboards');
  const [sent, setSent] = useState<readonly Message[]>([]);
  const [text, setText] = useDraftText('chat-card');
  const log = useRef<HTMLUListElement>(null);
  const told = OWN.map((own, index) => ({ id: index, text: t(`chat-${index + 1}`), own }));
  const messages = [...told, ...sent];

  // The newest message is in sight, at first and after sending.
  useEffect(() => {
    if (log.current && messages.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    if (text.trim() === '') return;
    setSent([...sent, { id: messages.length, text: text.trim(), own: true }]);
    setText('');
  };
  return (
    <Card title={t('chat')}>
      <div className="vt-stack">
        <ul ref={log} className={styles.log} aria-label={t('messages')} aria-live="polite" {...SCROLLS}>
          {messages.map(({ id, text: message, own }) => (
            <li key={id} data-own={own || undefined}>
              {message}
            </li>
          ))}
        </ul>
        <form className={styles.say} onSubmit={send}>
          <TextField
            label={t('message')}
            labelHidden
            placeholder={t('message')}
            value={text}
            onChange={setText}
          />
          <Button type="submit" look="primary" icon={IconSend}>
            {t('send')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
