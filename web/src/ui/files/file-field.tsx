import { useTranslation } from '../../texts/use-translation.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import styles from './file-field.module.css';

type Props = FieldProps & {
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** As in the `accept` attribute. */
  readonly accept?: string;
  readonly multiple?: boolean;
};

/** The browser's file field in one line, with the words of the program's language instead of the browser's. */
export function FileField({ files, onFiles, accept, multiple, ...field }: Props) {
  const { t } = useTranslation('ui');
  const names = files.map(({ name }) => name).join(', ');
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.file} data-disabled={field.disabled || undefined}>
          <span className={styles.button} aria-hidden="true">
            {t(multiple ? 'chooseFiles' : 'chooseFile')}
          </span>
          <span id={`${control.id}-names`} className={styles.names}>
            {names || t('noFileChosen')}
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={multiple}
            aria-describedby={[control['aria-describedby'], `${control.id}-names`].filter(Boolean).join(' ')}
            onChange={({ target }) => onFiles([...(target.files ?? [])])}
          />
        </div>
      )}
    </Field>
  );
}
