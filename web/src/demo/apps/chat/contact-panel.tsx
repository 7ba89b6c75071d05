import { IconClock, IconMail, IconPhone } from '@tabler/icons-react';
import type { Contact } from '../../../sample-data/chat/chat.ts';
import { Sheet } from '../../../ui/overlay/dialog.tsx';
import styles from './chat.module.css';
import { PresenceAvatar } from './presence-avatar.tsx';
import { useChatText } from './texts.ts';

type Props = { readonly contact: Contact; readonly onClose: () => void };

/** Shows the data of a contact and other ways to reach them. */
export function ContactPanel({ contact, onClose }: Props) {
  const t = useChatText();
  const { id, fullName, avatar, status, role, about } = contact;
  const email = `${foldName(fullName)}@vatio.example`;
  const phone = `+34 960 000 1${String(id).padStart(2, '0')}`;
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
      </div>
    </Sheet>
  );
}

/** Makes the name of a mailbox: «Lucía Ferrandis» writes from `lucia.ferrandis`. */
function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
}
