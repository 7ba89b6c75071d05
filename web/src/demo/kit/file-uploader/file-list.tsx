import { IconFile, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatBytes } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './file-list.module.css';

type Props = {
  readonly files: readonly File[];
  readonly disabled?: boolean;
  readonly onRemove: (file: File) => void;
};

/** The chosen files, with a thumbnail of each picture and a button that removes it. */
export function FileList({ files, disabled, onRemove }: Props) {
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={keyOf(file)}>
          <Preview file={file} />
          <span className={styles.words}>
            <span>{file.name}</span>
            <small>{formatBytes(file.size)}</small>
          </span>
          <IconButton
            small
            icon={IconTrash}
            label={t('removeOption', { option: file.name })}
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A file chosen twice has the same key, and so counts once. */
export function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

function Preview({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className={styles.preview}>
      {url ? <img src={url} alt="" /> : <IconFile size={22} stroke={1.5} aria-hidden />}
    </span>
  );
}
