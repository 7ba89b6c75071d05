import { IconArrowBackUp, IconArrowForwardUp, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import type { Address, Email } from '../../../../sample-data/email/email.ts';
import { Avatar } from '../../../../ui/figures/avatar.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { RichText } from '../../../kit/editor/rich-text.tsx';
import { longWhen, shortWhen } from '../../when.ts';
import { useEmailText } from '../texts.ts';
import { Attachments } from './attachments.tsx';
import styles from './message-card.module.css';

type Props = {
  readonly email: Email;
  readonly onReply: (email: Email) => void;
  readonly onForward: (email: Email) => void;
  readonly onDelete?: () => void;
};

/** Shows a message: its sender and addressees, its words and its files. */
export function MessageCard({ email, onReply, onForward, onDelete }: Props) {
  const t = useEmailText();
  const { from, time, message, attachments } = email;
  return (
    <article className={styles.card} aria-label={t('messageOf', { name: from.name, when: longWhen(time) })}>
      <header className={styles.head}>
        <Avatar size={40} name={from.name} picture={from.avatar} />
        <div className={styles.who}>
          <p className={styles.name}>{from.name}</p>
          <Envelope email={email} />
        </div>
        <time dir="auto" dateTime={time} title={longWhen(time)}>
          {shortWhen(time)}
        </time>
        <Menu small icon={IconDotsVertical} label={t('messageActions')}>
          <MenuItem icon={IconArrowBackUp} onChoose={() => onReply(email)}>
            {t('reply')}
          </MenuItem>
          <MenuItem icon={IconArrowForwardUp} onChoose={() => onForward(email)}>
            {t('forward')}
          </MenuItem>
          {onDelete && (
            <MenuItem icon={IconTrash} onChoose={onDelete}>
              {t('delete')}
            </MenuItem>
          )}
        </Menu>
      </header>
      <div className={styles.body}>
        <RichText html={message} />
      </div>
      <Attachments files={attachments} />
    </article>
  );
}

/** Shows the sender's address, which unfolds the other addresses and the time. */
function Envelope({ email: { from, to, cc, bcc, time } }: { email: Email }) {
  const t = useEmailText();
  const lines = [
    { label: t('from'), text: namesOf([from]) },
    { label: t('to'), text: namesOf(to) },
    { label: t('cc'), text: namesOf(cc) },
    { label: t('bcc'), text: namesOf(bcc) },
    { label: t('date'), text: longWhen(time) },
  ];
  return (
    <details className={styles.envelope}>
      <summary>
        <bdi>{from.email}</bdi>
      </summary>
      <dl>
        {lines
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}

function namesOf(people: readonly Address[]): string {
  return people.map(({ name, email }) => (name === email ? email : `${name} <${email}>`)).join(', ');
}
