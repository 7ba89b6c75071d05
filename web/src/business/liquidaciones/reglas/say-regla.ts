import type { comisiones } from '@vatio/contract';
import { formatEur, formatEurMwh } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import type { Translate } from '../../../texts/dictionary.ts';

type Textos = Translate<'liquidaciones'>;
type Banda = { readonly desde: number | null; readonly hasta: number | null } | null;

/** The scope of a rule in words: its product, or its supplier and tariff, or everything. */
export function alcanceDe(
  regla: Pick<comisiones.Regla, 'producto' | 'comercializadora' | 'tarifa'>,
  t: Textos,
): string {
  if (regla.producto) return `${regla.producto.comercializadora} · ${regla.producto.nombre}`;
  const partes = [regla.comercializadora, regla.tarifa].filter(Boolean);
  return partes.length > 0 ? partes.join(' · ') : t('paraTodo');
}

/** The bands within which a rule counts, in words; empty when it has none. */
export function bandasDe(
  { consumoMwh, feeEnergiaEurMwh }: Pick<comisiones.Regla, 'consumoMwh' | 'feeEnergiaEurMwh'>,
  t: Textos,
): string {
  const partes = [
    consumoMwh && t('bandaConsumo', { banda: banda(consumoMwh, 'MWh', t) }),
    feeEnergiaEurMwh && t('bandaFee', { banda: banda(feeEnergiaEurMwh, '€/MWh', t) }),
  ];
  return partes.filter(Boolean).join(' · ');
}

function banda(limites: Banda, unidad: string, t: Textos): string {
  const { desde = null, hasta = null } = limites ?? {};
  if (hasta === null) return t('desdeCantidad', { cantidad: formatWithUnit(desde, unidad, [0, 2]) });
  if (desde === null) return t('menosDe', { cantidad: formatWithUnit(hasta, unidad, [0, 2]) });
  return `${formatNumber(desde, [0, 2])}–${formatWithUnit(hasta, unidad, [0, 2])}`;
}

export function pagoDe({ tipo, valor }: Pick<comisiones.Regla, 'tipo' | 'valor'>, t: Textos): string {
  if (tipo === 'fija') return t('pago-fija', { valor: formatEur(valor) });
  if (tipo === 'por-mwh') return formatEurMwh(valor);
  return t('pago-porcentaje-fee', { valor: formatWithUnit(valor, '%', [0, 2]) });
}

export function repartoDe(reparto: readonly number[]): string {
  return reparto.map((parte) => formatWithUnit(parte, '%', [0, 2])).join(' · ');
}
