import type { importacionDeFilas } from '@vatio/contract';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './import.module.css';

type Props = {
  readonly values: importacionDeFilas.Valores;
  readonly disabled: boolean;
  readonly onChoose: (written: string, chosen: string | null) => void;
};

/** What the file writes by another name than the house's, each with what it is taken for, once for all its rows. */
export function ImportValues({ values: { escritos, opciones }, disabled, onChoose }: Props) {
  const { t } = useTranslation('operations');
  return (
    <>
      <p className={styles.note}>{t('valuesNote')}</p>
      <div className={`vt-fields ${styles.values}`}>
        {escritos.map(({ escrito, filas, elegido }) => (
          <SelectField
            key={escrito}
            label={t('valueIn', { value: escrito, count: filas, number: formatNumber(filas) })}
            disabled={disabled}
            placeholder={t('valueOfNobody')}
            value={elegido ?? ''}
            onChange={(chosen) => onChoose(escrito, chosen || null)}
            options={opciones.map(({ valor, nombre }) => ({ value: valor, label: nombre }))}
          />
        ))}
      </div>
    </>
  );
}
