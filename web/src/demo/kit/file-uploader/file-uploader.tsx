import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { UploadState } from '../../../ui/files/upload-state.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { FileList, keyOf } from './file-list.tsx';
import styles from './file-uploader.module.css';

/** Sends the files; it calls `tell` with the share that has been sent, from 0 to 1. */
type Upload = (files: readonly File[], tell: (progress: number) => void) => Promise<void>;

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** As in the `accept` attribute. */
  readonly accept?: string;
  /** Returns why a file cannot be accepted, or undefined if it can. */
  readonly refusalOf?: (file: File) => string | undefined;
  readonly multiple?: boolean;
  readonly onUpload: Upload;
};

/** The user gathers files, checks the list and sends them together. */
export function FileUploader({ refusalOf, multiple, onUpload, ...drop }: Props) {
  const { t } = useTranslation('kit');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number>();
  const isSending = progress !== undefined;

  const add = (chosen: readonly File[]) => {
    const taken = chosen.filter((file) => {
      const refusal = refusalOf?.(file);
      if (refusal) notify(`${file.name}: ${refusal}`, { tone: 'bad' });
      return !refusal;
    });
    const all = multiple ? [...files, ...taken] : taken.length > 0 ? taken : files;
    setFiles([...new Map(all.map((file) => [keyOf(file), file])).values()]);
  };
  const send = async () => {
    setProgress(0);
    try {
      await onUpload(files, setProgress);
      notify(t('filesUploaded', { count: files.length }));
      setFiles([]);
    } catch (failure) {
      notifyFailure(failure as Error);
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className={styles.uploader}>
      <FileDrop {...drop} multiple={multiple} disabled={isSending} onFiles={add} />
      {files.length > 0 && (
        <>
          <FileList
            files={files}
            disabled={isSending}
            onRemove={(gone) => setFiles(files.filter((file) => file !== gone))}
          />
          <UploadState
            sending={isSending ? t('sendingFiles') : undefined}
            progress={progress ?? 0}
            refused={[]}
          />
          <div className={styles.actions}>
            <Button disabled={isSending} onClick={() => setFiles([])}>
              {t('removeAll')}
            </Button>
            <Button icon={IconUpload} busy={isSending} onClick={send}>
              {t('uploadFiles')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
