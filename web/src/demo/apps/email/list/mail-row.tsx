import { IconPaperclip } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Email } from '../../../../sample-data/email/email.ts';
import { Avatar } from '../../../../ui/figures/avatar.tsx';
import { Link } from '../../../../ui/nav/link.tsx';
import { plainText } from '../../../kit/editor/rich-text.tsx';
import { longWhen, shortWhen } from '../../when.ts';
import { LabelDot } from '../label-mark.tsx';
import { StarButton } from '../star-button.tsx';
import { useEmailText } from '../texts.ts';
import styles from './mail-list.module.css';

type Props = {
  readonly email: Email;
  readonly href: string;
  readonly chosen: boolean;
  /** With a range, all from the mail that was chosen before. */
  readonly onChoose: (on: boolean, range: boolean) => void;
  readonly onStar: () => void;
  readonly onOpen: () => void;
};

/** Shows a mail in one row. Its checkbox and its star do not open it; the rest of the row does. */
export function MailRow({ email, href, chosen, onChoose, onStar, onOpen }: Props) {
  const t = useEmailText();
  const { from, isRead, labels, attachments, time } = email;
  const subject = email.subject || t('noSubject');
  const excerpt = useMemo(() => plainText(email.message), [email.message]);
  return (
    <li className={styles.row} data-unread={!isRead || undefined} data-chosen={chosen || undefined}>
      <input
        type="checkbox"
        data-row-choice
        checked={chosen}
        onChange={({ target, nativeEvent }) =>
          onChoose(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
        aria-label={t('choose', { subject, name: from.name })}
      />
      <StarButton on={email.isStarred} subject={subject} onToggle={onStar} />
      <Avatar size={40} name={from.name} picture={from.avatar} />
      <div className={styles.words}>
        <Link to={href} data-row-link className={styles.link} onClick={onOpen}>
          {!isRead && <span className="vt-hidden">{t('isUnread')} </span>}
          <span className={styles.sender}>{correspondents(email, t('to'))}</span>
          <span className={styles.subject}>{subject}</span>
        </Link>
        <p className={`vt-note ${styles.excerpt}`}>{excerpt}</p>
      </div>
      <div className={styles.marks}>
        {isScheduled(email) && <span className={styles.scheduled}>{t('scheduled')}</span>}
        {attachments.length > 0 && (
          <span title={t('attachments', { count: attachments.length })}>
            <IconPaperclip size={16} aria-hidden />
            <span className="vt-hidden">{t('attachments', { count: attachments.length })}</span>
          </span>
        )}
        {labels.map((label) => (
          <LabelDot key={label} label={label} alone />
        ))}
        <time dir="auto" dateTime={time} title={longWhen(time)}>
          {shortWhen(time)}
        </time>
      </div>
    </li>
  );
}

/** Names the addressees instead of the sender in mails that the reader wrote. */
function correspondents({ folder, from, to }: Email, before: string): string {
  if ((folder !== 'sent' && folder !== 'draft') || to.length === 0) return from.name;
  return `${before} ${to.map(({ name }) => name).join(', ')}`;
}

function isScheduled({ folder, time }: Email): boolean {
  return folder === 'sent' && new Date(time) > new Date();
}
