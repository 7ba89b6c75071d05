import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import styles from './file-drop.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /**
   * As in the `accept` attribute. The browser does not apply it to dropped files: the server refuses those, with its
   * reason.
   */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
};

/** An area to drop files on. It is also a file field, which is the one that the keyboard and screen readers use. */
export function FileDrop({ label, hint, accept, multiple, disabled, onFiles }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };

  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconUpload size={28} stroke={1.5} aria-hidden />
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint ?? t('dropHint')}</span>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The browser reports no change when the same file is chosen again, so the field is emptied.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
