import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../ui/feedback/use-online.ts';
import styles from './user-menu.module.css';

/** The picture of a person, or the initials of the name, with a dot that says whether there is a network. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation('app');
  const online = useOnline();
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.avatar} title={t(online ? 'online' : 'offline')}>
      {picture && picture !== broken ? (
        <img src={picture} alt="" width={36} height={36} onError={() => setBroken(picture)} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
      <span className={styles.dot} data-offline={!online || undefined} />
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words[1]].map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
