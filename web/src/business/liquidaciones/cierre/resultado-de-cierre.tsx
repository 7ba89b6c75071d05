import type { liquidaciones, ResponseOf } from '@vatio/contract';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './cierre.module.css';

type Ensayo = ResponseOf<typeof liquidaciones.close>;

/** The result of a trial: first what somebody has to look at, then who would get what. */
export function ResultadoDeCierre({ ensayo }: { readonly ensayo: Ensayo }) {
  const { t } = useTranslation('liquidaciones');
  const { excepciones, liquidaciones: filas, lineasNuevas } = ensayo;
  const incompletas = filas.filter(({ falta }) => falta !== null);
  const negativas = filas.filter(({ totalEur }) => totalEur < 0);
  return (
    <div className="vt-stack">
      <p>
        <strong>{t('lineasNuevas', { count: lineasNuevas, number: formatNumber(lineasNuevas) })}</strong>
      </p>
      {excepciones.length > 0 && (
        <section className={styles.excepciones}>
          <h3>{t('excepciones', { count: excepciones.length })}</h3>
          <ul>
            {excepciones.map(({ contrato, motivo }) => (
              <li key={`${contrato.id}-${motivo}`}>
                <span>
                  <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link> {contrato.cliente}
                </span>
                <span>{t(`excepcion-${motivo}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {incompletas.length > 0 && (
        <section className={styles.excepciones}>
          <h3>{t('faltanDatos', { count: incompletas.length })}</h3>
          <ul>
            {incompletas.map(({ comercial, falta }) => (
              <li key={comercial.id}>
                <Link to={`/comerciales/${comercial.id}`}>{comercial.nombre}</Link>
                <span>{t(`falta-${falta ?? 'regimen'}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {negativas.length > 0 && (
        <section className={styles.excepciones}>
          <h3>{t('negativas')}</h3>
          <p>{t('negativasTexto')}</p>
          <ul>
            {negativas.map(({ comercial, totalEur }) => (
              <li key={comercial.id}>
                <Link to={`/comerciales/${comercial.id}`}>{comercial.nombre}</Link>
                <span className="vt-figure">{formatEur(-totalEur)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {filas.length > 0 && <Importes filas={filas} />}
    </div>
  );
}

function Importes({ filas }: { readonly filas: Ensayo['liquidaciones'] }) {
  const { t } = useTranslation('liquidaciones');
  return (
    <table className={`vt-table ${styles.tabla}`}>
      <thead>
        <tr>
          <th scope="col">{t('comercial')}</th>
          <th scope="col">{t('lineas')}</th>
          <th scope="col">{t('nuevas')}</th>
          <th scope="col">{t('total')} (€)</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ comercial, lineas, lineasNuevas: nuevas, totalEur }) => (
          <tr key={comercial.id}>
            <th scope="row">{comercial.nombre}</th>
            <td>{formatNumber(lineas)}</td>
            <td>{formatNumber(nuevas)}</td>
            <td>{formatNumber(totalEur, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
