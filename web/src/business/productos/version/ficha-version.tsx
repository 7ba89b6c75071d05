import type { productos } from '@vatio/contract';
import { LLEVA_POTENCIA, type TipoDeProducto } from '@vatio/domain';
import { formatFecha } from '../../../format/date.ts';
import { formatEurKwh } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { PRECIOS_DE_TIPO } from '../tipos/tipos.ts';
import { EstadoVersion } from './estado-version.tsx';
import { excedentesDeVersion } from './excedentes-de-version.ts';
import { PreciosDeVersion, type Unidad } from './precios-de-version.tsx';
import styles from './version.module.css';

type Props = {
  readonly tipo: TipoDeProducto;
  readonly version: productos.ProductoVersion;
  readonly anterior: productos.ProductoVersion | undefined;
  readonly unidad: Unidad;
};

type Banda = productos.ProductoVersion['potenciaKw'];

export function FichaVersion({ tipo, version, anterior, unidad }: Props) {
  const { t } = useTranslation('productos');
  const { desde, hasta, estado } = version;
  const banda = (valor: Banda, unidadDe: string) =>
    valor
      ? `${formatNumber(valor.minimo, [0, 2])} – ${formatNumber(valor.maximo, [0, 2])} ${unidadDe}`
      : t('sinLimite');
  const datos = [
    [t('feeEnergiaEurMwh'), banda(version.feeEnergiaEurMwh, '€/MWh')],
    [t('consumoAnualMwh'), banda(version.consumoAnualMwh, 'MWh')],
    ...(LLEVA_POTENCIA[tipo]
      ? [
          [t('feePotenciaEurKwAnio'), banda(version.feePotenciaEurKwAnio, '€/kW·año')] as const,
          [t('potenciaKw'), banda(version.potenciaKw, 'kW')] as const,
          [t('autoconsumo'), t(version.admiteAutoconsumo === false ? 'no' : 'si')] as const,
          ...excedentesDeVersion(version, t),
        ]
      : []),
    ...PRECIOS_DE_TIPO[tipo].grupos.flatMap(({ campo, cifras }) =>
      cifras.flatMap((cifra) => {
        const precio = version[campo]?.[cifra];
        return typeof precio === 'number' ? [[t(cifra), formatEurKwh(precio)] as const] : [];
      }),
    ),
  ] as const;
  return (
    <li className={styles.version} data-estado={estado}>
      <div className={styles.dias}>
        <EstadoVersion estado={estado} />
        <span className="vt-figure">
          {formatFecha(desde)} → {hasta === null ? t('sinFin') : formatFecha(hasta)}
        </span>
      </div>
      <PreciosDeVersion tipo={tipo} version={version} anterior={anterior} unidad={unidad} />
      <dl className={`vt-facts ${styles.datos}`}>
        {datos.map(([titulo, valor]) => (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
