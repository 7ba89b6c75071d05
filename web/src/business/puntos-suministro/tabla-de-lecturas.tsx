import type { puntosSuministro } from '@vatio/contract';
import { formatFecha } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './puntos.module.css';

const SCROLLS = { tabIndex: 0 } as const;

type OnEdit = ((fila: puntosSuministro.Consumo) => void) | undefined;

type Props = {
  readonly filas: readonly puntosSuministro.Consumo[];
  /** How many periods of energy the tariff has. */
  readonly periodos: number;
  /** Absent where the user may not correct a reading. */
  readonly onEdit: OnEdit;
};

/** The energy of each billing period, the newest first, folded away below the chart. */
export function TablaDeLecturas({ filas, periodos, onEdit }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const numeros = Array.from({ length: periodos }, (_, p) => p + 1);
  return (
    <details className={styles.detalle}>
      <summary>
        <span>{t('verLecturas', { count: filas.length })}</span>
      </summary>
      <section className={styles.desplazable} aria-label={t('lecturas')} {...SCROLLS}>
        <table className={`vt-table ${styles.tabla}`}>
          <thead>
            <tr>
              <th scope="col">{t('desde')}</th>
              <th scope="col">{t('hasta')}</th>
              {numeros.map((numero) => (
                <th key={numero} scope="col" data-figure>
                  P{numero} (kWh)
                </th>
              ))}
              <th scope="col" data-figure>
                {t('total')} (kWh)
              </th>
              <th scope="col">{t('fuente')}</th>
              {onEdit && (
                <th scope="col">
                  <span className="vt-hidden">{t('acciones')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {filas.toReversed().map((fila) => (
              <Lectura key={`${fila.desde} ${fila.hasta}`} fila={fila} numeros={numeros} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

type LecturaProps = {
  readonly fila: puntosSuministro.Consumo;
  /** The periods count from 1. */
  readonly numeros: readonly number[];
  readonly onEdit: OnEdit;
};

function Lectura({ fila, numeros, onEdit }: LecturaProps) {
  const { t } = useTranslation('puntos-suministro');
  return (
    <tr>
      <td>{formatFecha(fila.desde)}</td>
      <td>{formatFecha(fila.hasta)}</td>
      {numeros.map((numero) => (
        <td key={numero} data-figure>
          {formatNumber(fila.activaKwh[numero - 1])}
        </td>
      ))}
      <td data-figure>{formatNumber(fila.activaKwh.reduce((a, b) => a + b, 0))}</td>
      <td>
        <Badge tone={fila.fuente === 'manual' ? 'warn' : 'idle'}>{t(`fuente-${fila.fuente}`)}</Badge>
      </td>
      {onEdit && (
        <td>
          <Button small look="quiet" onClick={() => onEdit(fila)}>
            {t('corregir')}
          </Button>
        </td>
      )}
    </tr>
  );
}
