import { IconClock, IconMail, IconPhone } from '@tabler/icons-react';
import type { Contact } from '../../../sample-data/chat/chat.ts';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Sheet } from '../../../ui/overlay/dialog.tsx';
import styles from './chat.module.css';
import { PresenceAvatar } from './presence-avatar.tsx';
import { emailOf, phoneOf } from './reach.ts';
import { useChatText } from './texts.ts';
import type { MarksOfContacts } from './use-contact-marks.ts';

type Props = {
  readonly contact: Contact;
  readonly marks: MarksOfContacts;
  readonly onClose: () => void;
};

/** Shows the data of a contact, other ways to reach them, and what the reader has decided about them. */
export function ContactPanel({ contact, marks, onClose }: Props) {
  const t = useChatText();
  const { id, fullName, avatar, status, role, about } = contact;
  const email = emailOf(fullName);
  const phone = phoneOf(id);
  const { isImportant = false, isMuted = false, isBlocked = false } = marks.of(id);
  return (
    <Sheet open onClose={onClose} title={t('contact')}>
      <div className={styles.profile}>
        <PresenceAvatar name={fullName} picture={avatar} status={status} size={84} />
        <h3>{fullName}</h3>
        <p>{role}</p>
      </div>
      <div className="vt-stack vt-gap-20">
        <section>
          <h3 className={styles.heading}>{t('about')}</h3>
          <p>{about}</p>
        </section>
        <section>
          <h3 className={styles.heading}>{t('reach')}</h3>
          <ul className={`vt-stack vt-gap-8 ${styles.reach}`}>
            <li>
              <IconMail size={18} stroke={1.7} aria-hidden />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <IconPhone size={18} stroke={1.7} aria-hidden />
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </li>
            <li>
              <IconClock size={18} stroke={1.7} aria-hidden />
              {t('officeHours')}
            </li>
          </ul>
        </section>
        <section className="vt-stack vt-gap-10">
          <h3 className={styles.heading}>{t('options')}</h3>
          <Switch
            label={t('important')}
            value={isImportant}
            onChange={(on) => marks.change(id, { isImportant: on })}
          />
          <Switch label={t('muted')} value={isMuted} onChange={(on) => marks.change(id, { isMuted: on })} />
          <Switch
            label={t('blocked')}
            hint={t('blockedHint')}
            value={isBlocked}
            onChange={(on) => marks.change(id, { isBlocked: on })}
          />
        </section>
      </div>
    </Sheet>
  );
}
