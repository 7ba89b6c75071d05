import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './kanban.module.css';
import { useKanbanText } from './texts.ts';

/** A task must stay light, because the picture is kept inside it. */
const MOST_BYTES = 2_000_000;

type Props = { readonly value: string; readonly onChange: (value: string) => void };

/** Chooses the picture at the head of a card. */
export function CoverField({ value, onChange }: Props) {
  const t = useKanbanText();
  const [error, setError] = useState('');
  const take = async ([file]: File[]) => {
    if (!file) return;
    const refusal = !file.type.startsWith('image/')
      ? t('notPicture')
      : file.size > MOST_BYTES
        ? t('tooBig')
        : '';
    setError(refusal);
    if (refusal === '') onChange(await dataUrlOf(file));
  };
  return (
    <div className={styles.coverField}>
      <FileDrop label={t('cover')} hint={t('coverHint')} accept="image/*" onFiles={take} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {value && (
        <>
          <img src={value} alt={t('coverAlt')} className={styles.cover} />
          <Button small icon={IconTrash} onClick={() => onChange('')}>
            {t('removeCover')}
          </Button>
        </>
      )}
    </div>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
