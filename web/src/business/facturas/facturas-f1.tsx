import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber, withSign } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/figures/card.tsx';
import styles from './facturas.module.css';
import { SaveF1 } from './guardar-f1.tsx';
import type { LeidasF1 } from './use-lecturas.ts';

const SCROLLS = { tabIndex: 0 } as const;
/** So many are drawn; a zip may bring thousands, of which those that are wrong come first. */
const DIBUJADAS = 50;

type Props = { readonly f1: LeidasF1; readonly fichero?: File | undefined };

/** The bills of the distributor that a file brought, those that are wrong before those that are right. */
export function FacturasF1({ f1: { facturas, rechazadas }, fichero }: Props) {
  const { t } = useTranslation('facturas');
  const malas = facturas.filter(({ cuadra }) => !cuadra);
  const ordenadas = [...malas, ...facturas.filter(({ cuadra }) => cuadra)];
  return (
    <div className="vt-page">
      <div role="status">
        <Notice tone={malas.length === 0 ? 'ok' : 'bad'}>
          {t(malas.length === 0 ? 'f1Bien' : 'f1Mal', { count: facturas.length, malas: malas.length })}
        </Notice>
      </div>
      {rechazadas.length > 0 && (
        <Notice>
          <ul className="vt-list">
            {rechazadas.slice(0, DIBUJADAS).map(({ fichero, motivo }) => (
              <li key={`${fichero} ${motivo}`}>
                <strong>{fichero}</strong>: {motivo}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {fichero && <SaveF1 fichero={fichero} />}
      {ordenadas.slice(0, DIBUJADAS).map((factura) => (
        <Factura key={`${factura.cups} ${factura.codigo}`} factura={factura} />
      ))}
      {ordenadas.length > DIBUJADAS && (
        <p className="vt-note">{t('f1Mas', { n: ordenadas.length - DIBUJADAS })}</p>
      )}
    </div>
  );
}

function Factura({ factura }: { readonly factura: LeidasF1['facturas'][number] }) {
  const { t } = useTranslation('facturas');
  const { cups, codigo, tipo, desde, hasta, tarifa, totalEur, lineas, cuadra, avisos } = factura;
  const titulo = t('f1Titulo', { codigo, tipo: t(`tipo-${tipo}`) });
  return (
    <Card
      title={titulo}
      actions={<Badge tone={cuadra ? 'ok' : 'bad'}>{t(cuadra ? 'cuadra' : 'noCuadra')}</Badge>}
    >
      <div className="vt-stack">
        <p>
          {cups && <span className="vt-code">{formatCups(cups)}</span>}{' '}
          {[tarifa, desde && hasta && `${formatFecha(desde)} – ${formatFecha(hasta)}`, formatEur(totalEur)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {avisos.map((aviso) => (
          <Notice key={aviso}>{aviso}</Notice>
        ))}
        <section className={styles.marco} aria-label={`${t('lineas')} ${codigo}`} {...SCROLLS}>
          <table className="vt-table vt-heads">
            <caption className="vt-hidden">{titulo}</caption>
            <thead>
              <tr>
                {['concepto', 'cantidad', 'precio', 'impreso', 'esperado', 'diferencia', 'motivo'].map(
                  (columna) => (
                    <th key={columna} scope="col">
                      {t(columna)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {lineas.map((linea, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a bill may be the same in all
                <tr key={i} data-differs={Math.abs(linea.diferencia) > 0.02 || undefined}>
                  <th scope="row">
                    {linea.texto ?? t(`f1-${linea.concepto}`)}{' '}
                    {linea.periodo !== undefined && <bdi>P{linea.periodo}</bdi>}
                  </th>
                  <td>
                    {formatNumber(linea.cantidad, [0, 3])} {linea.unidad}
                  </td>
                  <td>
                    {formatNumber(linea.precio, [0, 6])} {linea.unidadPrecio}
                  </td>
                  <td>{formatEur(linea.importe)}</td>
                  <td>{formatEur(linea.esperado)}</td>
                  <td>{linea.diferencia === 0 ? '' : withSign(linea.diferencia, formatEur)}</td>
                  <td className={styles.motivo}>{linea.motivo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  );
}
