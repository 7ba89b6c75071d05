import type { Session } from '../../../data/session.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import styles from './auth.module.css';
import { useAuthText } from './texts.ts';

/** Greets the user who has just signed in to the samples. */
export function Welcome({ user }: { user: Session['userData'] }) {
  const t = useAuthText();
  return (
    <div role="status" className={styles.done}>
      <Avatar name={user.fullName} picture={user.avatar} size={64} />
      <p>
        <strong>{t('welcome', { name: user.fullName })}</strong>
        {t(user.role === 'admin' ? 'asAdmin' : 'asClient')}
      </p>
      <ButtonLink look="primary" to="/">
        {t('goHome')}
      </ButtonLink>
    </div>
  );
}
