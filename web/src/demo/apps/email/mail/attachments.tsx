import { saveFile, saveFrom } from '../../../../data/save-file.ts';
import type { Attachment } from '../../../../sample-data/email/email.ts';
import { useEmailText } from '../texts.ts';
import styles from './message-card.module.css';

export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useEmailText();
  if (files.length === 0) return null;

  /** The files of the samples do not exist, so a short text stands for each. */
  const download = ({ fileName, url }: Attachment) => {
    if (url === '') saveFile(new Blob([t('sampleFile', { fileName })]), fileName);
    else saveFrom(url, fileName);
  };
  return (
    <section className={styles.files} aria-label={t('attachments', { count: files.length })}>
      <h3>{t('attachments', { count: files.length })}</h3>
      {files.map((file) => (
        <button key={file.fileName} type="button" className={styles.file} onClick={() => download(file)}>
          <img src={file.thumbnail} alt="" width={26} height={32} />
          <span>
            <span className="vt-hidden">{t('download')} </span>
            {file.fileName}
            <small>{sizeText(file.size)}</small>
          </span>
        </button>
      ))}
    </section>
  );
}

/** Writes `5mb` as `5 MB`. */
export function sizeText(size: string): string {
  return size.replace(
    /^([\d.,]+)\s*([a-z]+)$/i,
    (_, amount: string, unit: string) => `${amount} ${unit.toUpperCase()}`,
  );
}
