import type { mercado, ResponseOf } from '@vatio/contract';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './mercado.module.css';

export type Resumen = ResponseOf<typeof mercado.list>['series'][number];

/** Every series that can be imported: those of which there is something come first, and lead to their figures. */
export function TablaDeSeries({
  series,
  elegida,
}: {
  readonly series: readonly Resumen[];
  readonly elegida: string | undefined;
}) {
  const { t } = useTranslation('mercado');
  const enOrden = [...series].sort((a, b) => Number(b.dias > 0) - Number(a.dias > 0));
  return (
    <Card title={t('series')} flush>
      <div className={styles.tabla}>
        <table className="vt-table vt-heads">
          <thead>
            <tr>
              <th scope="col">{t('serie')}</th>
              <th scope="col">{t('fuente')}</th>
              <th scope="col">{t('desde')}</th>
              <th scope="col">{t('hasta')}</th>
              <th scope="col">{t('sinDatos')}</th>
              <th scope="col">{t('importada')}</th>
            </tr>
          </thead>
          <tbody>
            {enOrden.map((serie) => (
              <Fila key={serie.id} serie={serie} elegida={serie.id === elegida} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Fila({ serie, elegida }: { readonly serie: Resumen; readonly elegida: boolean }) {
  const { t } = useTranslation('mercado');
  const { id, nombre, fuente, desde, hasta, diasSinDatos, importadaEn } = serie;
  return (
    <tr>
      <th scope="row">
        {desde === null ? (
          nombre
        ) : (
          <Link to={`/mercado?serie=${encodeURIComponent(id)}`} {...(elegida && { 'aria-current': 'true' })}>
            {nombre}
          </Link>
        )}
      </th>
      <td>{fuente}</td>
      {desde === null || hasta === null ? (
        <td colSpan={4} className="vt-soft">
          {t('nada')}
        </td>
      ) : (
        <>
          <td>{formatFecha(desde)}</td>
          <td>{formatFecha(hasta)}</td>
          <td>{formatNumber(diasSinDatos)}</td>
          <td>{importadaEn && formatInstante(importadaEn)}</td>
        </>
      )}
    </tr>
  );
}
