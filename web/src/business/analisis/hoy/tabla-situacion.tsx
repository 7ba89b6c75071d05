import type { ReactNode } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './hoy.module.css';

export type FilaSituacion = {
  /** The period is 1 for P1. */
  readonly periodo: number;
  readonly potencia: ReactNode;
  readonly precioPotencia: ReactNode;
  readonly consumo: ReactNode;
  readonly precioEnergia: ReactNode;
  readonly maximetro: ReactNode;
};

export type UnidadPotencia = 'anio' | 'dia';

type Props = {
  readonly filas: readonly FilaSituacion[];
  readonly unidad: UnidadPotencia;
  readonly totalKwh: ReactNode;
};

const SCROLLS = { tabIndex: 0 } as const;

/** What the supply has and pays, one row for each period; the units are in the headings. */
export function TablaSituacion({ filas, unidad, totalKwh }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <section className={styles.marco} aria-label={t('tabla', { titulo: t('situacion') })} {...SCROLLS}>
      <table className={`vt-table ${styles.tabla}`}>
        <caption className="vt-hidden">{t('situacion')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('periodo')}>P</abbr>
            </th>
            <Cabeza texto={t('potencia')} unidad="kW" />
            <Cabeza texto={t('precio')} unidad={unidad === 'anio' ? '€/kW·año' : '€/kW·día'} />
            <Cabeza texto={t('consumo')} unidad="kWh" />
            <Cabeza texto={t('precio')} unidad="€/kWh" />
            <Cabeza texto={t('maximo')} unidad="kW" />
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.periodo}>
              <th scope="row">P{fila.periodo}</th>
              <td>{fila.potencia}</td>
              <td>{fila.precioPotencia}</td>
              <td>{fila.consumo}</td>
              <td>{fila.precioEnergia}</td>
              <td>{fila.maximetro}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Σ</th>
            <td />
            <td />
            <td>{totalKwh}</td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cabeza({ texto, unidad }: { texto: string; unidad: string }) {
  return (
    <th scope="col">
      {texto}
      <span className={styles.unidad}>
        <bdi>{unidad}</bdi>
      </span>
    </th>
  );
}
