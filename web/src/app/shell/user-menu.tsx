import { IconLogout } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session.ts';
import { signOut } from '../../data/sign-in.ts';
import { useDismiss } from '../../ui/overlay/use-dismiss.ts';
import styles from './user-menu.module.css';

/** Who is working, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('app');
  const user = useSession()?.userData;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, open, () => setOpen(false));
  if (!user) return null;

  return (
    <div ref={box} className={styles.user}>
      <button type="button" className={styles.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(user.fullName)}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{user.fullName}</span>
          <span className={styles.role}>{t(`role-${user.role}`)}</span>
        </span>
      </button>
      {open && (
        <div className={styles.panel}>
          <p className={styles.mail}>{user.email}</p>
          <button type="button" className={styles.item} onClick={() => signOut()}>
            <IconLogout size={18} stroke={1.7} aria-hidden />
            {t('signOut')}
          </button>
        </div>
      )}
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words[1]].map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
