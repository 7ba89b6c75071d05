import type { liquidaciones } from '@vatio/contract';
import { formatEur } from '../../../format/energy.ts';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './ficha.module.css';

type Props = { readonly liquidacion: liquidaciones.Liquidacion };
type Autofactura = NonNullable<liquidaciones.Liquidacion['autofactura']>;

/** The draft of the invoice, line by line, with the texts that the law requires; or the reason why there is none. */
export function APagar({ liquidacion: { totalEur, comercial, autofactura } }: Props) {
  const { t } = useTranslation('liquidaciones');
  if (!autofactura) return null;
  const { nombre, nif, regimen, impuesto, inversion, irpf, congelada, falta } = autofactura;
  const pct = (valor: number) => formatWithUnit(valor, '%', [0, 2]);
  const lineas: (readonly [string, number])[] = [
    ...(impuesto || inversion ? [[t('baseImponible'), totalEur] as const] : []),
    ...(impuesto ? [[`${impuesto.nombre} ${pct(impuesto.pct)}`, impuesto.cuotaEur] as const] : []),
    ...(inversion ? [[t('invertido', { impuesto: inversion.nombre }), 0] as const] : []),
    ...(irpf ? [[t('retencionIrpf', { pct: pct(irpf.pct) }), irpf.cuotaEur] as const] : []),
  ];
  return (
    <section className={styles.factura} aria-label={t('autofactura')}>
      <div>
        <h3>{t(`autofactura-${regimen ?? 'sin-datos'}`)}</h3>
        <p>
          {[nombre, nif && t('conNif', { nif })].filter(Boolean).join(' · ')}
          <Territorio autofactura={autofactura} />
          <small>{t(congelada ? 'fiscalCongelado' : 'fiscalDeHoy')}</small>
        </p>
        {falta && (
          <p className={styles.falta}>
            {t(`falta-${falta}`)} <Link to={`/comerciales/${comercial.id}`}>{t('completarFiscal')}</Link>
          </p>
        )}
        <Menciones autofactura={autofactura} />
      </div>
      <dl>
        {lineas.map(([concepto, importe]) => (
          <div key={concepto}>
            <dt>{concepto}</dt>
            <dd className="vt-figure">{formatEur(importe)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t(tituloDelTotal(autofactura))}</dt>
          <dd className="vt-figure">{formatEur(autofactura.totalEur)}</dd>
        </div>
      </dl>
    </section>
  );
}

function tituloDelTotal({ falta, totalEur }: Autofactura) {
  if (falta) return 'totalSinImpuestos';
  return totalEur < 0 ? 'totalADevolver' : 'totalAPagar';
}

/** The territories of both parties, which decide the tax. */
function Territorio({ autofactura: { territorio, casa, menciones } }: { autofactura: Autofactura }) {
  const { t } = useTranslation('liquidaciones');
  if (!territorio || !casa || menciones.length === 0) return null;
  const lugares = { territorio: t(`territorio-${territorio}`), casa: t(`territorio-${casa}`) };
  return <small>{t(territorio === casa ? 'enTerritorio' : 'enTerritorios', lugares)}</small>;
}

/** The wording of the law is in Spanish whatever the language of the screen. */
function Menciones({ autofactura: { menciones, inversion } }: { autofactura: Autofactura }) {
  const { t } = useTranslation('liquidaciones');
  if (menciones.length === 0) return null;
  return (
    <div className={styles.menciones}>
      <ul lang="es">
        {menciones.map((mencion) => (
          <li key={mencion}>«{mencion}»</li>
        ))}
      </ul>
      {inversion && (
        <p>{t('fundamentoInversion', { impuesto: inversion.nombre, fundamento: inversion.fundamento })}</p>
      )}
    </div>
  );
}
