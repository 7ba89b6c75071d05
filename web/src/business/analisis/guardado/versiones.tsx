import { analisis } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { formatNumber, withSign } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { savedAnalysis } from '../../../trade/saved-analysis.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './guardado.module.css';

/** The versions of an analysis, and what changed from the previous one to this one. */
export function Versiones({ guardado }: { guardado: analisis.Analisis }) {
  const { t } = useTranslation('analisis');
  const { id, version, versiones, fecha, creado } = guardado;
  const anterior = versiones.filter((una) => una.version < version).at(-1);
  return (
    <Card
      title={t('versiones')}
      actions={<span>{t('guardadoEl', { instante: formatInstante(creado) })}</span>}
    >
      <nav aria-label={t('versiones')}>
        <ol className={`vt-toolbar ${styles.versiones}`}>
          {versiones.map((una) => (
            <li key={una.id}>
              <Link to={`/analisis/${una.id}`} aria-current={una.id === id ? 'page' : undefined}>
                {t('version', { version: una.version })} <span>{formatFecha(una.creado)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.precios}>{t('preciosDe', { fecha: formatFecha(fecha) })}</p>
      {anterior && <Diferencias idAnterior={anterior.id} anterior={anterior.version} guardado={guardado} />}
    </Card>
  );
}

type DiferenciasProps = {
  readonly idAnterior: string;
  readonly anterior: number;
  readonly guardado: analisis.Analisis;
};

function Diferencias({ idAnterior, anterior, guardado }: DiferenciasProps) {
  const { t } = useTranslation('analisis');
  const { data } = useRead(analisis.get, savedAnalysis(idAnterior), { staleTime: Infinity });
  if (!data) return null;
  const filas = [
    { texto: t('hoy'), antes: data.totales.actualEur, ahora: guardado.totales.actualEur },
    { texto: t('conLaOferta'), antes: data.totales.ofertaEur, ahora: guardado.totales.ofertaEur },
    { texto: t('ahorroAnual'), antes: data.totales.ahorroAnualEur, ahora: guardado.totales.ahorroAnualEur },
  ];
  const { comisionEur } = guardado.totales;
  if (comisionEur !== undefined && data.totales.comisionEur !== undefined) {
    filas.push({ texto: t('comisionGenerada'), antes: data.totales.comisionEur, ahora: comisionEur });
  }
  return (
    <table className={styles.diferencias}>
      <caption>{t('cambiosDesde', { version: anterior, fecha: formatFecha(data.fecha) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('concepto')}</th>
          <th scope="col">{t('version', { version: anterior })} (€)</th>
          <th scope="col">{t('version', { version: guardado.version })} (€)</th>
          <th scope="col">{t('diferencia')} (€)</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ texto, antes, ahora }) => (
          <tr key={texto}>
            <th scope="row">{texto}</th>
            <td>{formatNumber(antes, 2)}</td>
            <td>{formatNumber(ahora, 2)}</td>
            <td>{withSign(ahora - antes, (eur) => formatNumber(eur, 2))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
