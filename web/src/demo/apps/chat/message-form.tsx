import { IconSend } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useDraftText } from '../../../data/use-draft-text.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './chat.module.css';
import { useChatText } from './texts.ts';

type Props = {
  readonly to: number;
  readonly name: string;
  readonly isSending: boolean;
  readonly onSend: (message: string) => Promise<unknown>;
};

/**
 * Enter sends the message, and with Shift it begins another line. A message that could not be sent stays in the field.
 */
export function MessageForm({ to, name, isSending, onSend }: Props) {
  const t = useChatText();
  const [text, setText, forget] = useDraftText(`chat-message-${to}`);
  const send = () => {
    const message = text.trim();
    if (message === '' || isSending) return;
    onSend(message).then(
      () => forget(text),
      () => undefined,
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.compose} onSubmit={onSubmit}>
      <textarea
        rows={1}
        value={text}
        aria-label={t('writeTo', { name })}
        placeholder={t('write')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button look="primary" type="submit" icon={IconSend} busy={isSending}>
        {t('send')}
      </Button>
    </form>
  );
}
