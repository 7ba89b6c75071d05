import { IconPaperclip, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/nav/button.tsx';
import { sizeText } from '../mail/attachments.tsx';
import { useEmailText } from '../texts.ts';
import styles from './compose-window.module.css';
import { changeWriting, type Writing } from './composer.ts';

export function AttachedFiles({ files }: { files: Writing['attachments'] }) {
  const t = useEmailText();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('attachments', { count: files.length })}>
      {files.map((file, index) => (
        <li key={`${file.fileName}-${file.url}`}>
          <IconPaperclip size={16} aria-hidden />
          <span>
            {file.fileName} <small>{sizeText(file.size)}</small>
          </span>
          <IconButton
            small
            icon={IconX}
            label={t('removeFile', { fileName: file.fileName })}
            onClick={() => changeWriting({ attachments: files.filter((_, at) => at !== index) })}
          />
        </li>
      ))}
    </ul>
  );
}
