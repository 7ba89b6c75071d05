import { round } from '@vatio/domain';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { OfertaVista } from '../comparacion/vista.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly oferta: OfertaVista | undefined;
  /** € of today's bill in the days studied, and how many those are; undefined while today's prices are unknown. */
  readonly actualEur: number | undefined;
  readonly dias: number;
};

/** What the market does to an indexed offer, and what its energy is made of; nothing for an agreed price. */
export function SegunMercado({ oferta, actualEur, dias }: Props) {
  const { t } = useTranslation('analisis');
  if (!oferta?.sensibilidad?.length) return null;
  const { terminos, sensibilidad } = oferta;
  return (
    <aside className={styles.pvpc} aria-label={t('segunMercado')}>
      <p>
        <b>{t('segunMercado')}</b>: {oferta.producto}
      </p>
      <ul>
        {sensibilidad.map(({ variacionPct, totalEur, ahorroAnualEur }) => (
          <li key={variacionPct}>
            {t(variacionPct > 0 ? 'mercadoSube' : 'mercadoBaja', {
              pct: Math.abs(variacionPct),
              total: formatEur(totalEur),
              dias,
            })}
            {actualEur !== undefined && ' '}
            {actualEur !== undefined &&
              t(ahorroAnualEur < 0 ? 'pvpcMas' : 'pvpcMenos', {
                importe: formatEur(Math.abs(ahorroAnualEur)),
              })}
          </li>
        ))}
      </ul>
      {terminos && (
        <details>
          <summary>{t('piezasDelPrecio')}</summary>
          <table className="vt-table">
            <caption className="vt-hidden">{t('piezasDelPrecio')}</caption>
            <tbody>
              {terminos.map(({ nombre, importeEur }) => (
                <tr key={nombre}>
                  <th scope="row">{t(`termino-${nombre}`)}</th>
                  <td className="vt-figure">{formatNumber(importeEur, 2)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('piezasSinFee')} (€)</th>
                <td className="vt-figure">
                  {formatNumber(round(terminos.reduce((suma, { importeEur }) => suma + importeEur, 0)), 2)}
                </td>
              </tr>
            </tbody>
          </table>
        </details>
      )}
    </aside>
  );
}
