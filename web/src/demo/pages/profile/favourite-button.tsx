import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

type Props = { readonly name: string; readonly on: boolean; readonly onToggle: () => void };

export function FavouriteButton({ name, on, onToggle }: Props) {
  const t = useProfileText();
  return (
    <IconButton
      small
      className={styles.mark}
      icon={on ? IconStarFilled : IconStar}
      label={t('favourite', { name })}
      aria-pressed={on}
      onClick={onToggle}
    />
  );
}
