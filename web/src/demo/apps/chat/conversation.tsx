import { IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { matches } from '../../../format/fold.ts';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import type { ContactWithChat, Message, OpenChat, ProfileUser } from '../../../sample-data/chat/chat.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { longWhen, writtenMoment } from '../when.ts';
import styles from './chat.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { MessageForm } from './message-form.tsx';
import { groupMessages, type MessageGroup } from './message-groups.ts';
import { useChatText } from './texts.ts';
import type { ChatState } from './use-chat.ts';
import type { MarksOfContacts } from './use-contact-marks.ts';

type Props = {
  readonly state: ChatState;
  readonly user: ProfileUser | undefined;
  readonly marks: MarksOfContacts;
  /** On a narrow screen this opens the list of people, which lies over the conversation. */
  readonly onPeople: () => void;
};

/** Shows the messages of a conversation, or how to begin one. */
export function Conversation({ state, user, marks, onPeople }: Props) {
  const t = useChatText();
  const { open, openId } = state;
  if (openId === undefined) {
    return (
      <div className={styles.nobody}>
        <EmptyState icon={IconMessageCircle} title={t('start')} text={t('startText')}>
          <span className={styles.narrow}>
            <Button look="primary" onClick={onPeople}>
              {t('openPeople')}
            </Button>
          </span>
        </EmptyState>
      </div>
    );
  }
  if (open.isError) return <ErrorState error={open.error} onRetry={open.refetch} />;
  if (!open.data) return <Skeleton lines={6} />;
  return <Opened key={openId} open={open.data} {...{ state, user, marks, onPeople }} />;
}

function Opened({ open, state, user, marks, onPeople }: Props & { readonly open: OpenChat }) {
  const t = useChatText();
  const [sought, setSought] = useState<string>();
  const { contact, chat } = open;
  const { id, fullName } = contact;
  const { emptiedAt = '', isBlocked } = marks.of(id);
  const messages = (chat?.chat ?? []).filter(({ time }) => time > emptiedAt);
  const found = messages.filter(({ message }) => matches(message, sought ?? ''));
  return (
    <section className={styles.conversation} aria-label={fullName}>
      <ConversationHead
        {...{ contact, marks, onPeople }}
        isSearching={sought !== undefined}
        onSearch={() => setSought(sought === undefined ? '' : undefined)}
      />
      {sought !== undefined && (
        <div className={styles.seek}>
          <SearchInput label={t('searchMessages')} value={sought} onSearch={setSought} />
        </div>
      )}
      {sought && found.length === 0 ? (
        <p className={styles.unfound}>{t('noFound', { text: sought })}</p>
      ) : (
        <Messages messages={found} contact={contact} user={user} />
      )}
      {isBlocked ? (
        <div className={styles.compose}>
          <Notice tone="idle">{t('isBlocked', { name: fullName })}</Notice>
          <Button onClick={() => marks.change(id, { isBlocked: false })}>{t('unblock')}</Button>
        </div>
      ) : (
        <MessageForm
          to={id}
          name={fullName}
          isSending={state.isSending}
          onSend={(message) => state.send(id, message)}
        />
      )}
    </section>
  );
}

type MessagesProps = {
  readonly messages: readonly Message[];
  readonly contact: ContactWithChat;
  readonly user: ProfileUser | undefined;
};

/** An area that scrolls must take the focus, or the keyboard cannot reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** Shows the messages, with the latest ones at the foot and in sight from the start. */
function Messages({ messages, contact, user }: MessagesProps) {
  const t = useChatText();
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (log.current && count > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return (
    <div
      ref={log}
      role="log"
      {...FOCUSABLE}
      aria-label={t('messages', { name: contact.fullName })}
      className={styles.log}
    >
      {count === 0 && <p className={styles.none}>{t('noMessages', { name: contact.fullName })}</p>}
      {groupMessages(messages).map((group) => (
        <Group key={group.messages[0]?.time} {...{ group, contact, user }} />
      ))}
    </div>
  );
}

function Group({ group, contact, user }: Omit<MessagesProps, 'messages'> & { group: MessageGroup }) {
  const t = useChatText();
  const { senderId, messages, opensDay } = group;
  const isOwn = senderId !== contact.id;
  const last = messages.at(-1);
  if (!last) return null;
  const date = new Date(last.time);
  return (
    <>
      {opensDay && <p className={styles.day}>{writtenMoment(date, { dateStyle: 'full' })}</p>}
      <div className={styles.group} data-own={isOwn || undefined}>
        <Avatar
          size={32}
          name={isOwn ? (user?.fullName ?? '') : contact.fullName}
          picture={isOwn ? user?.avatar : contact.avatar}
        />
        <div className={styles.said}>
          <p className="vt-hidden">{t('says', { name: isOwn ? t('you') : contact.fullName })}</p>
          {messages.map(({ message, time }) => (
            <p key={time} className={styles.message}>
              {message}
            </p>
          ))}
          <time dateTime={last.time} title={longWhen(last.time)}>
            {writtenMoment(date, { hour: '2-digit', minute: '2-digit' })}
          </time>
        </div>
      </div>
    </>
  );
}
