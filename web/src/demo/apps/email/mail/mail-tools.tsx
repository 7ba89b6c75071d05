import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconMail } from '@tabler/icons-react';
import type { Email } from '../../../../sample-data/email/email.ts';
import { IconButton } from '../../../../ui/nav/button.tsx';
import type { MailWork } from '../mailbox/use-mail-work.ts';
import type { Mailbox } from '../mailbox/use-mailbox.ts';
import { FolderMenu, LabelMenu, TrashButton } from '../move-menus.tsx';
import { StarButton } from '../star-button.tsx';
import { useEmailText } from '../texts.ts';
import styles from './mail-view.module.css';
import type { MailNeighbours } from './neighbours.ts';

type Props = {
  readonly email: Email | undefined;
  readonly mailbox: Mailbox;
  readonly work: MailWork;
  readonly turn: MailNeighbours;
};

/** Leads back to the list and to the neighbours of the mail, and offers what can be done with it. */
export function MailTools({ email, mailbox, work, turn }: Props) {
  const t = useEmailText();
  const { position, count, previous, next } = turn;
  return (
    <div className={styles.tools}>
      <IconButton icon={IconArrowLeft} label={t('back')} className={styles.turned} onClick={mailbox.close} />
      {email && <MailActions {...{ email, mailbox, work }} />}
      <div className={`vt-row vt-gap-2 ${styles.turn}`}>
        {position !== undefined && (
          <span className={styles.position} role="status">
            {t('position', { position, count })}
          </span>
        )}
        <IconButton
          small
          icon={IconChevronLeft}
          label={t('previous')}
          className={styles.turned}
          aria-disabled={!previous}
          onClick={previous}
        />
        <IconButton
          small
          icon={IconChevronRight}
          label={t('next')}
          className={styles.turned}
          aria-disabled={!next}
          onClick={next}
        />
      </div>
    </div>
  );
}

/** Actions that move the mail, or mark it as unread, go back to the list. */
function MailActions({ email, mailbox, work }: Pick<Props, 'mailbox' | 'work'> & { email: Email }) {
  const t = useEmailText();
  const leave = (act: () => void) => {
    mailbox.close();
    act();
  };
  return (
    <div className="vt-row vt-gap-2">
      <StarButton
        on={email.isStarred}
        subject={email.subject || t('noSubject')}
        onToggle={() => work.star(email)}
      />
      <FolderMenu from={email.folder} onMove={(to) => leave(() => work.move([email], to))} />
      <LabelMenu on={email.labels} onToggle={(label) => work.toggleLabel([email], label)} />
      <IconButton
        small
        icon={IconMail}
        label={t('markUnread')}
        onClick={() => leave(() => work.markRead([email], false))}
      />
      {email.folder !== 'trash' && <TrashButton onTrash={() => leave(() => work.move([email], 'trash'))} />}
    </div>
  );
}
