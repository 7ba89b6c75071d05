import type { mercado, ResponseOf } from '@vatio/contract';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './mercado.module.css';

export type Resumen = ResponseOf<typeof mercado.list>['series'][number];

/** What there is of each series, which leads to its figures, and the names of those of which there is nothing. */
export function TablaDeSeries({
  series,
  elegida,
}: {
  readonly series: readonly Resumen[];
  readonly elegida: string | undefined;
}) {
  const { t } = useTranslation('mercado');
  const conDatos = series.filter(({ dias }) => dias > 0);
  const sinDatos = series.filter(({ dias }) => dias === 0);
  return (
    <Card title={t('series')}>
      {conDatos.length > 0 && (
        <div className={styles.desplazable}>
          <table className={`vt-table vt-heads ${styles.tabla}`}>
            <thead>
              <tr>
                <th scope="col">{t('serie')}</th>
                <th scope="col">{t('desde')}</th>
                <th scope="col">{t('hasta')}</th>
                <th scope="col">{t('sinDatos')}</th>
                <th scope="col">{t('importada')}</th>
                <th scope="col">{t('fuente')}</th>
              </tr>
            </thead>
            <tbody>
              {conDatos.map((serie) => (
                <Fila key={serie.id} serie={serie} elegida={serie.id === elegida} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sinDatos.length > 0 && (
        <p className={`vt-note ${styles.otras}`}>
          {t('nada', { series: sinDatos.map(({ nombre }) => nombre).join(' · ') })}
        </p>
      )}
    </Card>
  );
}

function Fila({ serie, elegida }: { readonly serie: Resumen; readonly elegida: boolean }) {
  const { id, nombre, fuente, desde, hasta, diasSinDatos, importadaEn } = serie;
  return (
    <tr>
      <th scope="row">
        <Link to={`/mercado?serie=${encodeURIComponent(id)}`} {...(elegida && { 'aria-current': 'true' })}>
          {nombre}
        </Link>
      </th>
      <td>{desde && formatFecha(desde)}</td>
      <td>{hasta && formatFecha(hasta)}</td>
      <td>{formatNumber(diasSinDatos)}</td>
      <td>{importadaEn && formatInstante(importadaEn)}</td>
      <td>{fuente}</td>
    </tr>
  );
}
