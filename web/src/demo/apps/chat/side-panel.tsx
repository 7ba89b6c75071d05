import { type Icon, IconBellOff, IconStarFilled } from '@tabler/icons-react';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import type { ContactWithChat, ProfileUser } from '../../../sample-data/chat/chat.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { shortWhen } from '../when.ts';
import styles from './chat.module.css';
import { PresenceAvatar } from './presence-avatar.tsx';
import { useChatText } from './texts.ts';
import type { ChatState } from './use-chat.ts';
import type { ContactMarks, MarksOfContacts } from './use-contact-marks.ts';

type Props = {
  readonly state: ChatState;
  readonly user: ProfileUser | undefined;
  readonly marks: MarksOfContacts;
  readonly onProfile: () => void;
  /** Called when a contact has been chosen, so that the panel can close. */
  readonly onGo?: () => void;
};

/** Shows the reader's own profile, a search, the conversations, and the contacts without one. */
export function SidePanel({ state, user, marks, onProfile, onGo }: Props) {
  const t = useChatText();
  const entry = (contact: ContactWithChat) => (
    <Entry key={contact.id} {...{ contact, state, onGo }} marks={marks.of(contact.id)} />
  );
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        {user ? (
          <button type="button" className={styles.own} aria-label={t('ownProfile')} onClick={onProfile}>
            <PresenceAvatar name={user.fullName} picture={user.avatar} status={user.status} />
          </button>
        ) : (
          <span className={styles.own} />
        )}
        <SearchInput label={t('search')} value={state.q} onSearch={state.search} />
      </div>
      {state.list.isPending && <Skeleton lines={12} />}
      {state.list.data && (
        <>
          <nav aria-label={t('chats')}>
            <h2 className={styles.heading}>{t('chats')}</h2>
            <ul className="vt-stack vt-gap-2">{state.chats.map(entry)}</ul>
            {state.chats.length === 0 && <p className={styles.none}>{t('noChats')}</p>}
          </nav>
          <nav aria-label={t('contacts')}>
            <h2 className={styles.heading}>{t('contacts')}</h2>
            <ul className="vt-stack vt-gap-2">{state.contacts.map(entry)}</ul>
            {state.contacts.length === 0 && <p className={styles.none}>{t('noContacts')}</p>}
          </nav>
        </>
      )}
    </div>
  );
}

type EntryProps = Pick<Props, 'state' | 'onGo'> & {
  readonly contact: ContactWithChat;
  readonly marks: ContactMarks;
};

/**
 * Shows a contact with the last message and the number of unseen ones; before the first message, with what they say of
 * themselves.
 */
function Entry({ contact, marks, state, onGo }: EntryProps) {
  const t = useChatText();
  const { id, fullName, avatar, status, about, chat } = contact;
  const lastMessage = chat?.lastMessage;
  const last = lastMessage && lastMessage.time > (marks.emptiedAt ?? '') ? lastMessage : undefined;
  const unseen = chat?.unseenMsgs ?? 0;
  return (
    <li>
      <Link
        to={state.hrefOf(id)}
        className={styles.person}
        aria-current={state.openId === id ? 'page' : undefined}
        onClick={onGo}
      >
        <PresenceAvatar name={fullName} picture={avatar} status={status} />
        <span className={styles.words}>
          <span className={styles.name}>
            {fullName}
            {marks.isImportant && <Mark icon={IconStarFilled} text={t('important')} />}
            {marks.isMuted && <Mark icon={IconBellOff} text={t('muted')} />}
          </span>
          <span className={styles.last}>{last?.message ?? about}</span>
        </span>
        <span className={styles.side}>
          {last && <time dateTime={last.time}>{shortWhen(last.time)}</time>}
          {unseen > 0 && (
            <span className={styles.unseen}>
              <span aria-hidden="true">{unseen}</span>
              <span className="vt-hidden">{t('unseen', { count: unseen })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Mark({ icon: Glyph, text }: { icon: Icon; text: string }) {
  return (
    <span className={styles.mark} title={text}>
      <Glyph size={14} stroke={1.9} aria-hidden />
      <span className="vt-hidden">{text}</span>
    </span>
  );
}
