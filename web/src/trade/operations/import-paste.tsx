import { useId, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './import.module.css';

type Props = { readonly disabled: boolean; readonly onFile: (file: File) => void };

/** Rows copied from a spreadsheet, which are read as a file with them would be. */
export function ImportPaste({ disabled, onFile }: Props) {
  const { t } = useTranslation('operations');
  const [rows, setRows] = useState('');
  const id = useId();
  return (
    <details>
      <summary className={styles.summary}>{t('paste')}</summary>
      <form
        id={id}
        className="vt-stack"
        onSubmit={(event) => {
          event.preventDefault();
          onFile(new File([rows], t('pastedFile'), { type: 'text/plain' }));
        }}
      >
        <TextAreaField
          label={t('pasteRows')}
          hint={t('pasteHint')}
          rows={6}
          value={rows}
          disabled={disabled}
          onChange={setRows}
        />
        <div className="vt-toolbar">
          <Button type="submit" disabled={disabled || rows.trim() === ''}>
            {t('pasteRead')}
          </Button>
        </div>
      </form>
    </details>
  );
}
