import { IconArrowBackUp, IconArrowForwardUp, IconHistory, IconPencil } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import type { Email } from '../../../../sample-data/email/email.ts';
import { Button } from '../../../../ui/nav/button.tsx';
import { draftOf, forwardOf, replyTo } from '../compose/prefill.ts';
import { useComposeWork } from '../compose/use-compose-work.ts';
import { LabelPill } from '../label-mark.tsx';
import { useEmailText } from '../texts.ts';
import styles from './mail-view.module.css';
import { MessageCard } from './message-card.tsx';

type Props = {
  readonly email: Email;
  /** The focus goes to this heading when the mail is opened. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onDelete: () => void;
};

/** Shows the subject, the messages from the earliest on, and the buttons to reply and forward. */
export function Conversation({ email, titleRef, onDelete }: Props) {
  const t = useEmailText();
  const [earlier, setEarlier] = useState(false);
  const { start } = useComposeWork();
  const { replies, labels, folder } = email;
  const reply = (to: Email) => start(replyTo(to, t));
  const forward = (what: Email) => start(forwardOf(what, t));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={titleRef} dir="auto" tabIndex={-1}>
          {email.subject || t('noSubject')}
        </h2>
        {labels.map((label) => (
          <LabelPill key={label} label={label} />
        ))}
      </div>
      {replies.length > 0 && (
        <Button
          small
          look="quiet"
          icon={IconHistory}
          aria-expanded={earlier}
          onClick={() => setEarlier(!earlier)}
        >
          {t(earlier ? 'hideEarlier' : 'showEarlier', { count: replies.length })}
        </Button>
      )}
      {earlier &&
        replies.map((message) => (
          <MessageCard key={message.id} email={message} onReply={reply} onForward={forward} />
        ))}
      <MessageCard
        email={email}
        onReply={reply}
        onForward={forward}
        onDelete={folder === 'trash' ? undefined : onDelete}
      />
      <div className={styles.foot}>
        {folder === 'draft' ? (
          <Button look="primary" icon={IconPencil} onClick={() => start(draftOf(email))}>
            {t('goOnWriting')}
          </Button>
        ) : (
          <>
            <Button icon={IconArrowBackUp} onClick={() => reply(email)}>
              {t('reply')}
            </Button>
            <Button icon={IconArrowForwardUp} onClick={() => forward(email)}>
              {t('forward')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
