import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './file-drop.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** As in the `accept` attribute; a dropped file of another kind is left to the server to refuse, with its reason. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
};

/** A place to drop files on, which is also a file field: the keyboard and the screen reader use that one. */
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
          // Emptied so that choosing the same file again, once corrected, counts as a change.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
