import { importacionDeFilas } from '@vatio/contract';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './import.module.css';

/** How a file was read: `lectura` of the answer, and the same as a person corrects it. */
type Reading = importacionDeFilas.Columnas['lectura'];
export type Correction = importacionDeFilas.Lectura;

type Props = {
  readonly reading: Reading;
  readonly disabled: boolean;
  readonly onCorrect: (correction: Correction) => void;
};

const SCROLLS = { tabIndex: 0 } as const;

const NAMES = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar' } as const;

/** The sheet, the heading and the letters that were found in a file, over its first rows, where each can be corrected. */
export function ImportReading({ reading, disabled, onCorrect }: Props) {
  const { t } = useTranslation('operations');
  const { hoja, hojas, cabecera, codificacion, separador, avisos } = reading;
  return (
    <>
      <div className={styles.tools}>
        {hojas.length > 1 && (
          <SelectField
            label={t('sheet')}
            disabled={disabled}
            value={hoja ?? ''}
            onChange={(chosen) => onCorrect({ hoja: chosen })}
            options={hojas.map((value) => ({ value, label: value }))}
          />
        )}
        {codificacion && (
          <SelectField
            label={t('encoding')}
            disabled={disabled}
            value={codificacion}
            onChange={(chosen) => chosen && onCorrect({ codificacion: chosen })}
            options={importacionDeFilas.CODIFICACIONES.map((value) => ({
              value,
              label: t(`encoding-${value}`),
            }))}
          />
        )}
        {separador && (
          <SelectField
            label={t('separator')}
            disabled={disabled}
            value={separador}
            onChange={(chosen) => chosen && onCorrect({ separador: chosen })}
            options={importacionDeFilas.SEPARADORES.map((value) => ({
              value,
              label: t(`separator-${NAMES[value]}`),
            }))}
          />
        )}
        <p role="status">
          {cabecera === 0 ? t('withoutHeading') : t('headingIn', { row: formatNumber(cabecera) })}
        </p>
      </div>
      {avisos.length > 0 && (
        <div className={styles.tools}>
          <Notice tone="info">{avisos.join('. ')}</Notice>
        </div>
      )}
      <FirstRows reading={reading} disabled={disabled} onCorrect={onCorrect} />
    </>
  );
}

function FirstRows({ reading: { cabecera, primeras }, disabled, onCorrect }: Props) {
  const { t } = useTranslation('operations');
  return (
    <section className={`${styles.frame} ${styles.first}`} aria-label={t('firstRowsOfFile')} {...SCROLLS}>
      <table className={styles.table}>
        <tbody>
          {primeras.map(({ fila, celdas }) => (
            <tr key={fila} data-heading={fila === cabecera || undefined}>
              <th scope="row" data-figure>
                {formatNumber(fila)}
              </th>
              <td>
                {fila === cabecera ? (
                  <strong>{t('isHeading')}</strong>
                ) : (
                  <Button
                    small
                    disabled={disabled}
                    aria-label={t('useRowAsHeading', { row: formatNumber(fila) })}
                    onClick={() => onCorrect({ cabecera: fila })}
                  >
                    {t('useAsHeading')}
                  </Button>
                )}
              </td>
              {celdas.map((celda, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
                <td key={i} className={styles.cell}>
                  {celda}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
