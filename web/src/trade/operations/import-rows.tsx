import type { importacionDeFilas } from '@vatio/contract';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import styles from './import.module.css';

/** The headings of the columns with the row's key and its name. */
export type RowHeaders = { readonly key: string; readonly name: string };

type Props = { readonly rows: readonly importacionDeFilas.Fila[]; readonly headers: RowHeaders };

const TONES: Readonly<Record<importacionDeFilas.Accion, Tone>> = {
  crear: 'ok',
  cambiar: 'info',
  'sin-cambios': 'idle',
  error: 'bad',
};

const SCROLLS = { tabIndex: 0 } as const;

/** The rows of the file, with what each would do, or why it cannot be imported. */
export function ImportRows({ rows, headers }: Props) {
  const { t } = useTranslation('operations');
  return (
    <section className={styles.frame} aria-label={t('rows')} {...SCROLLS}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" data-figure>
              {t('line')}
            </th>
            <th scope="col">{t('does')}</th>
            <th scope="col">{headers.key}</th>
            <th scope="col">{headers.name}</th>
            <th scope="col">{t('detail')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fila, accion, clave, nombre, cambios, motivo, aviso, sinPapelFirmado: unproven }) => (
            <tr key={fila}>
              <th scope="row" data-figure>
                {formatNumber(fila)}
              </th>
              <td>
                <Badge tone={TONES[accion]}>{t(`does-${accion}`)}</Badge>
              </td>
              <td>
                <span className="vt-code">{clave || NO_VALUE}</span>
              </td>
              <td>{nombre || NO_VALUE}</td>
              <td>
                {motivo ? <span className={styles.reason}>{motivo}</span> : cambios.join(', ')}{' '}
                {aviso && <span className={styles.warning}>{aviso}</span>}{' '}
                {unproven && <Badge tone="warn">{t('lacksSignedPaper')}</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
