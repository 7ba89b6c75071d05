import {
  IconBan,
  IconBell,
  IconBellOff,
  IconDotsVertical,
  IconEraser,
  IconMenu2,
  IconPhone,
  IconSearch,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ContactWithChat } from '../../../sample-data/chat/chat.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import styles from './chat.module.css';
import { ContactPanel } from './contact-panel.tsx';
import { PresenceAvatar } from './presence-avatar.tsx';
import { phoneOf } from './reach.ts';
import { useChatText } from './texts.ts';
import type { MarksOfContacts } from './use-contact-marks.ts';

type Props = {
  readonly contact: ContactWithChat;
  readonly marks: MarksOfContacts;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onPeople: () => void;
};

/** Shows with whom the conversation is, and what can be done with it. */
export function ConversationHead({ contact, marks, isSearching, onSearch, onPeople }: Props) {
  const t = useChatText();
  const [isShown, setShown] = useState(false);
  const { id, fullName, avatar, status, role } = contact;
  return (
    <header className={styles.head}>
      <IconButton icon={IconMenu2} label={t('openPeople')} className={styles.narrow} onClick={onPeople} />
      <PresenceAvatar name={fullName} picture={avatar} status={status} />
      <div className={styles.words}>
        <h2 className={styles.name}>{fullName}</h2>
        <p className={styles.last}>{role}</p>
      </div>
      <IconButton
        icon={IconSearch}
        label={t('searchMessages')}
        aria-pressed={isSearching}
        onClick={onSearch}
      />
      <a
        className={styles.call}
        href={`tel:${phoneOf(id).replaceAll(' ', '')}`}
        aria-label={t('call', { name: fullName })}
        title={t('call', { name: fullName })}
      >
        <IconPhone size={20} stroke={1.7} aria-hidden />
      </a>
      <IconButton icon={IconUser} label={t('seeContact')} onClick={() => setShown(true)} />
      <Menu icon={IconDotsVertical} label={t('more', { name: fullName })}>
        <Choices contact={contact} marks={marks} />
      </Menu>
      {isShown && <ContactPanel contact={contact} marks={marks} onClose={() => setShown(false)} />}
    </header>
  );
}

function Choices({ contact: { id, fullName }, marks }: Pick<Props, 'contact' | 'marks'>) {
  const t = useChatText();
  const { isImportant, isMuted, isBlocked, emptiedAt } = marks.of(id);
  const empty = () => {
    marks.change(id, { emptiedAt: new Date().toISOString() });
    notify(t('emptied', { name: fullName }), { undo: () => marks.change(id, { emptiedAt }) });
  };
  return (
    <>
      <MenuItem
        icon={IconStar}
        on={isImportant === true}
        onChoose={() => marks.change(id, { isImportant: !isImportant })}
      >
        {t('important')}
      </MenuItem>
      <MenuItem
        icon={isMuted ? IconBellOff : IconBell}
        on={isMuted === true}
        onChoose={() => marks.change(id, { isMuted: !isMuted })}
      >
        {t('muted')}
      </MenuItem>
      <MenuItem
        icon={IconBan}
        on={isBlocked === true}
        onChoose={() => marks.change(id, { isBlocked: !isBlocked })}
      >
        {t('blocked')}
      </MenuItem>
      <MenuItem icon={IconEraser} onChoose={empty}>
        {t('empty')}
      </MenuItem>
    </>
  );
}
