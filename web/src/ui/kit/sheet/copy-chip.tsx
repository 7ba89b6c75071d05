import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../feedback/toasts.ts';
import styles from './sheet.module.css';

type Props = {
  /** What is copied. */
  readonly text: string;
  /** The same as people read it, such as with spaces. */
  readonly shown?: string;
};

/** A code that a press copies. */
export function CopyChip({ text, shown = text }: Props) {
  const { t } = useTranslation('ui');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('textCopied', { text: shown }));
    } catch {
      notify(t('notCopied'), { tone: 'warn' });
    }
  };
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('copyText', { text: shown })}
      title={t('copyText', { text: shown })}
      onClick={() => void copy()}
    >
      <span className="vt-code">{shown}</span>
      <IconCopy size={14} stroke={1.8} aria-hidden />
    </button>
  );
}
