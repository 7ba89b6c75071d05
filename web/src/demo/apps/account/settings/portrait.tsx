import { useRef, useState } from 'react';
import { Avatar } from '../../../../ui/figures/avatar.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

const MOST_BYTES = 800_000;

type Props = {
  readonly name: string;
  readonly value: string;
  readonly onChange: (picture: string) => void;
};

/** Takes a portrait from a file, or removes it. */
export function Portrait({ name, value, onChange }: Props) {
  const t = useAccountText();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const read = (file: File | undefined) => {
    if (!file) return;
    const right = file.type.startsWith('image/') && file.size <= MOST_BYTES;
    setRefused(right ? undefined : t('notPicture', { name: file.name }));
    if (!right) return;
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <div className={styles.portrait}>
      <Avatar name={name} picture={value} size={96} />
      <div className={styles.stack}>
        <div className={styles.send}>
          <Button small onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
          <Button small look="quiet" onClick={() => onChange('')}>
            {t('reset')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('upload')}
          onChange={({ target }) => {
            read(target.files?.[0]);
            // The field is emptied, so that choosing the same file again counts as a change.
            target.value = '';
          }}
        />
        <p className="vt-note">{t('pictureHint')}</p>
        {refused && (
          <p role="alert" className={styles.error}>
            {refused}
          </p>
        )}
      </div>
    </div>
  );
}
