import { useEffect, useEffectEvent, useRef } from 'react';
import { useSample } from '../../../../data/sample.ts';
import type { EmailWithNeighbours } from '../../../../sample-data/email/email.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { isCommandKey } from '../../../../ui/nav/keys.ts';
import { EMAIL } from '../mailbox/calls.ts';
import type { MailWork } from '../mailbox/use-mail-work.ts';
import type { Mailbox } from '../mailbox/use-mailbox.ts';
import { useEmailText } from '../texts.ts';
import { Conversation } from './conversation.tsx';
import { MailTools } from './mail-tools.tsx';
import styles from './mail-view.module.css';
import { type MailNeighbours, neighboursOf } from './neighbours.ts';

type Props = { readonly id: number; readonly mailbox: Mailbox; readonly work: MailWork };

/** Shows the open mail over its list. Opening it marks it as read. */
export function MailView({ id, mailbox, work }: Props) {
  const t = useEmailText();
  const { data: email, error, refetch } = useSample<EmailWithNeighbours>(EMAIL, { id });
  const title = useRef<HTMLHeadingElement>(null);
  const turn = neighboursOf(mailbox, id, email);

  const onArrival = useEffectEvent(() => {
    title.current?.focus();
    if (email && !email.isRead) work.markRead([email], true);
  });
  const arrived = email?.id;
  useEffect(() => {
    if (arrived !== undefined) onArrival();
  }, [arrived]);
  useMailKeys({ close: mailbox.close, next: turn.next, previous: turn.previous });

  return (
    <section className={styles.view} aria-label={t('openMail')}>
      <MailTools {...{ email, mailbox, work, turn }} />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!email && !error && (
        <div className={styles.page}>
          <Skeleton lines={6} />
        </div>
      )}
      {email && <Conversation key={id} email={email} titleRef={title} onDelete={() => leaveTo(email)} />}
    </section>
  );

  function leaveTo(gone: EmailWithNeighbours) {
    mailbox.close();
    work.move([gone], 'trash');
  }
}

/** Esc closes the mail; `j` and `k` turn to its neighbours, as they do in the list. */
function useMailKeys({
  close,
  next,
  previous,
}: Pick<MailNeighbours, 'next' | 'previous'> & { close: () => void }) {
  const run = useEffectEvent((key: string) => {
    if (key === 'Escape') close();
    if (key === 'j') next?.();
    if (key === 'k') previous?.();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => isCommandKey(event) && run(event.key);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
