import { useEffect, useRef, useState } from 'react';
import { giveFocusBack } from '../../../../ui/overlay/use-modal.ts';
import { RichTextField } from '../../../kit/editor/rich-text-field.tsx';
import { useEmailText } from '../texts.ts';
import { Addressees } from './addressees.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { ComposeFoot } from './compose-foot.tsx';
import { ComposeHead } from './compose-head.tsx';
import styles from './compose-window.module.css';
import { changeWriting, restoreComposer, useComposer } from './composer.ts';
import { useComposeWork } from './use-compose-work.ts';

/**
 * Draws the window where a mail is written. It is docked at the bottom and leaves the mailbox in use, so Esc does not
 * close it.
 */
export function ComposeWindow() {
  useEffect(restoreComposer, []);
  const composer = useComposer();
  return composer && <Window key={composer.round} {...composer} />;
}

/** Each field of people may hold a text that is no address yet. */
type Pending = Readonly<Partial<Record<'to' | 'cc' | 'bcc', string>>>;

function Window({ writing, minimised }: NonNullable<ReturnType<typeof useComposer>>) {
  const t = useEmailText();
  const work = useComposeWork();
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState<Pending>({});
  const { to, subject, message, attachments } = writing;
  // A reply begins in its text, which the editor focuses; a new mail begins in its addressees.
  const [answering] = useState(to.length > 0);
  const { window, focusPeople, focusUnfinished } = useComposeFocus(answering);
  const unfinished = (field: keyof Pending) =>
    tried && pending[field] ? t('unfinishedAddress', { text: pending[field] }) : undefined;
  const send = (time?: Date) => {
    setTried(true);
    if (Object.values(pending).some(Boolean)) focusUnfinished();
    else if (to.length === 0) focusPeople();
    else work.send(writing, time);
  };

  return (
    <section
      ref={window}
      role="dialog"
      aria-label={t('newMail')}
      className={styles.window}
      data-minimised={minimised || undefined}
    >
      <ComposeHead title={subject} minimised={minimised} onClose={() => work.keep(writing)} />
      {!minimised && (
        <>
          <div className={styles.body}>
            <Addressees
              writing={writing}
              autoFocus={!answering}
              error={unfinished('to') ?? (tried && to.length === 0 ? t('needsPeople') : undefined)}
              copyErrors={{ cc: unfinished('cc'), bcc: unfinished('bcc') }}
              onPending={(field, text) => setPending((before) => ({ ...before, [field]: text }))}
            />
            <input
              className={styles.subject}
              aria-label={t('subject')}
              placeholder={t('subject')}
              value={subject}
              onChange={(event) => changeWriting({ subject: event.target.value })}
            />
            <RichTextField
              fill
              label={t('message')}
              value={message}
              autoFocus={answering}
              onChange={(html) => changeWriting({ message: html })}
            />
            <AttachedFiles files={attachments} />
          </div>
          <ComposeFoot busy={work.busy} onSend={send} onDiscard={() => work.discard(writing)} />
        </>
      )}
    </section>
  );
}

function useComposeFocus(answering: boolean) {
  const window = useRef<HTMLElement>(null);
  const focusOn = (selector: string) => window.current?.querySelector<HTMLElement>(selector)?.focus();
  useEffect(() => {
    if (!answering) window.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [answering]);

  // However the mail ends, the focus goes back to what opened the window.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => giveFocusBack(opener), [opener]);

  return {
    window,
    focusPeople: () => focusOn('[data-autofocus]'),
    // The focus waits for the error to be drawn.
    focusUnfinished: () => requestAnimationFrame(() => focusOn('input[aria-invalid="true"]')),
  };
}
