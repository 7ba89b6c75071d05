import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './star-button.module.css';
import { useEmailText } from './texts.ts';

type Props = { readonly on: boolean; readonly subject: string; readonly onToggle: () => void };

export function StarButton({ on, subject, onToggle }: Props) {
  const t = useEmailText();
  return (
    <IconButton
      small
      icon={on ? IconStarFilled : IconStar}
      label={t('star', { subject })}
      aria-pressed={on}
      className={styles.star}
      onClick={onToggle}
    />
  );
}
