import { formatCups } from '../../../format/cups.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './documento.module.css';
import type { OfertaDePropuesta } from './ofertas-de-propuesta.ts';

const SCROLLS = { tabIndex: 0 } as const;

/** The commission of an offer, which is never printed and never shown to the client. */
export function Interno({ oferta: { puntos, comisionEur, tuyaEur } }: { oferta: OfertaDePropuesta }) {
  const { t } = useTranslation('propuestas');
  return (
    <div className="vt-no-print">
      <Card flush title={t('interno')} actions={<Badge>{t('elClienteNoLoVe')}</Badge>}>
        <section className={styles.marco} aria-label={t('tabla', { titulo: t('interno') })} {...SCROLLS}>
          <table className={`vt-table vt-heads ${styles.tabla}`}>
            <caption className="vt-hidden">{t('interno')}</caption>
            <thead>
              <tr>
                <th scope="col">CUPS</th>
                <th scope="col">{t('feeEnergia')} (€/MWh)</th>
                <th scope="col">{t('feePotencia')} (€/kW·año)</th>
                <th scope="col">{t('comisionGenerada')} (€)</th>
                {tuyaEur !== undefined && <th scope="col">{t('tuComision')} (€)</th>}
              </tr>
            </thead>
            <tbody>
              {puntos.map(({ cups, interno }) => (
                <tr key={cups}>
                  <th scope="row" className="vt-code">
                    {formatCups(cups)}
                  </th>
                  <td>{formatNumber(interno?.feeEnergiaEurMwh, 2)}</td>
                  <td>{formatNumber(interno?.feePotenciaEurKwAnio, 2)}</td>
                  <td>{formatNumber(interno?.comisionEur, 2)}</td>
                  {tuyaEur !== undefined && <td>{formatNumber(interno?.tuyaEur, 2)}</td>}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t('comisionTotal')}
                </th>
                <td>{formatNumber(comisionEur, 2)}</td>
                {tuyaEur !== undefined && <td>{formatNumber(tuyaEur, 2)}</td>}
              </tr>
            </tfoot>
          </table>
        </section>
      </Card>
    </div>
  );
}
