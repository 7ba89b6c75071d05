import { useTranslation } from '../../texts/use-translation.ts';
import { useOnline } from '../../ui/feedback/use-online.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import styles from './user-menu.module.css';

/** The picture of the signed-in user, with a dot that shows whether there is a network. */
export function OwnAvatar({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <span className={styles.avatar} title={t(online ? 'online' : 'offline')}>
      <Avatar name={name} picture={picture} />
      <span className={styles.dot} data-offline={!online || undefined} />
    </span>
  );
}
