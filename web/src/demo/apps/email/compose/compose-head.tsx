import { IconMaximize, IconMinus, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { useEmailText } from '../texts.ts';
import styles from './compose-window.module.css';
import { minimiseComposer } from './composer.ts';

type Props = { readonly title: string; readonly minimised: boolean; readonly onClose: () => void };

/** Names the mail being written, and minimises or closes its window. Closing keeps a draft. */
export function ComposeHead({ title, minimised, onClose }: Props) {
  const t = useEmailText();
  return (
    <div className={styles.head}>
      <h2>{title || t('newMail')}</h2>
      <IconButton
        small
        icon={minimised ? IconMaximize : IconMinus}
        label={t(minimised ? 'restore' : 'minimise')}
        aria-expanded={!minimised}
        onClick={() => minimiseComposer(!minimised)}
      />
      <IconButton small icon={IconX} label={t('closeKeeping')} onClick={onClose} />
    </div>
  );
}
