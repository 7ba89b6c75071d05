import { asignacionesDeFichero, type importacionDeFilas } from '@vatio/contract';
import { useWrite } from '../../data/use-write.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './import.module.css';

type Props = {
  readonly used: importacionDeFilas.Columnas['asignacion'];
  /** Under which what is said of the file will be kept. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onName: (name: string) => void;
  readonly onForgotten: () => void;
};

/** What the house had kept of files like this one, and the name under which what is said of it now will be kept. */
export function ImportMemory({ used, name, disabled, onName, onForgotten }: Props) {
  const { t } = useTranslation('operations');
  const remove = useWrite(asignacionesDeFichero.remove, {
    invalidates: [asignacionesDeFichero.list],
    onSuccess: onForgotten,
    onError: notifyFailure,
  });
  return (
    <div className={styles.memory}>
      {used && (
        <Notice tone="info">
          <div className={styles.actions}>
            <p>{t('memoryUsed', { name: used.nombre })}</p>
            {used.editable && (
              <Button
                small
                disabled={disabled}
                busy={remove.isPending}
                onClick={() => remove.mutate({ params: { id: used.id } })}
              >
                {t('memoryForget')}
              </Button>
            )}
          </div>
        </Notice>
      )}
      <TextField
        label={t('memoryName')}
        hint={t('memoryNameHint')}
        placeholder={used?.nombre}
        maxLength={asignacionesDeFichero.MAX_NOMBRE}
        value={name}
        disabled={disabled}
        onChange={onName}
      />
    </div>
  );
}
