import type { EstudioDePaneles } from '@vatio/domain';
import { formatMes } from '../../../format/date.ts';
import { formatEur, formatKwh } from '../../../format/energy.ts';
import { formatNumber, formatPercent } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import potencia from '../potencia/potencia.module.css';

const SCROLLS = { tabIndex: 0 } as const;

/** The year with panels beside the year without, and month by month. */
export function ResultadoPaneles({ estudio }: { estudio: EstudioDePaneles }) {
  const { t } = useTranslation('analisis');
  const { generacionKwh, autoconsumidaKwh, excedentesKwh, autoconsumo, cobertura, filas } = estudio;
  return (
    <>
      <dl className={`vt-columns vt-gap-12 ${potencia.costes}`}>
        <div>
          <dt>{t('panelesAhorro')}</dt>
          <dd>{formatEur(estudio.ahorroAnualEur)}</dd>
          <dd>
            {t('panelesAntesDespues', {
              antes: formatEur(estudio.antesAnualEur),
              despues: formatEur(estudio.despuesAnualEur),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('panelesGeneran')}</dt>
          <dd>{formatKwh(generacionKwh)}</dd>
          <dd>
            {t('panelesReparto', {
              propia: formatKwh(autoconsumidaKwh),
              parte: formatPercent(autoconsumo, 0),
              vertida: formatKwh(excedentesKwh),
              cubre: formatPercent(cobertura, 0),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('panelesAmortizacion')}</dt>
          <dd>
            {estudio.mesesHastaAmortizar === null
              ? '—'
              : t('panelesAnios', { anios: formatNumber(estudio.mesesHastaAmortizar / 12, 1) })}
          </dd>
          <dd>{t('panelesAmortizacionTexto')}</dd>
        </div>
      </dl>
      <FacturasConPaneles filas={filas} />
    </>
  );
}

/** Each bill of the year, today and with panels. */
function FacturasConPaneles({ filas }: Pick<EstudioDePaneles, 'filas'>) {
  const { t } = useTranslation('analisis');
  const titulo = t('panelesPorMes');
  return (
    <section className={potencia.marco} aria-label={t('tabla', { titulo })} {...SCROLLS}>
      <table className={`vt-table vt-heads ${potencia.tabla}`}>
        <caption className="vt-hidden">{titulo}</caption>
        <thead>
          <tr>
            <th scope="col">{t('paneles-mes')}</th>
            <th scope="col">{t('consumo')} (kWh)</th>
            <th scope="col">{t('panelesGeneran')} (kWh)</th>
            <th scope="col">{t('paneles-autoconsumida')} (kWh)</th>
            <th scope="col">{t('paneles-excedentes')} (kWh)</th>
            <th scope="col">{t('paneles-antes')} (€)</th>
            <th scope="col">{t('paneles-despues')} (€)</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.hasta}>
              <th scope="row">{formatMes(fila.hasta)}</th>
              <td>{formatNumber(fila.consumoKwh)}</td>
              <td>{formatNumber(fila.generacionKwh)}</td>
              <td>{formatNumber(fila.autoconsumidaKwh)}</td>
              <td>{formatNumber(fila.excedentesKwh)}</td>
              <td>{formatNumber(fila.antesEur, 2)}</td>
              <td>{formatNumber(fila.despuesEur, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
