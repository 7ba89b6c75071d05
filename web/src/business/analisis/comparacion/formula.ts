import { round } from '@vatio/domain';
import { formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import type { Parte } from './desglose.ts';
import type { Linea } from './vista.ts';

/** A price may have up to nine decimals; zeros beyond the second are left out. */
const DECIMALES_PRECIO = 9;

/**
 * The multiplication of one printed line, so that anybody with a calculator gets the same cents: `30 kW × 20,376927
 * €/kW·año × 31/365 = 51,92 €`.
 */
export function formulaDe(linea: Linea): string {
  const { cantidad, unidad, dias, divisor, factor, importe } = linea;
  const factores = [`${formatNumber(cantidad, [0, 6])}\u00a0${unidad}`, precioDe(linea)];
  if (dias !== undefined) factores.push(divisor === undefined ? `${dias}\u00a0días` : `${dias}/${divisor}`);
  if (factor !== undefined) factores.push(formatNumber(factor, [0, 6]));
  return `${factores.join(' × ')} = ${formatEur(importe)}`;
}

/** The contract gives rates as fractions, and people read them in per cent. */
function precioDe({ precio, unidadPrecio }: Linea): string {
  if (unidadPrecio === 'por uno') return `${formatNumber(round(precio * 100, 8), [0, 8])}\u00a0%`;
  return `${formatNumber(precio, [2, DECIMALES_PRECIO])}\u00a0${unidadPrecio}`;
}

/** What the lines of a figure have in common: `30 kW × 20,38 €/kW·año`, with the kWh of all of them added up. */
export function resumenDe(partes: readonly Parte[]): string | undefined {
  const primera = partes[0]?.linea;
  if (!primera) return undefined;
  const { unidad, unidadPrecio } = primera;
  const suma =
    unidad === 'kWh'
      ? round(
          partes.reduce((total, { linea }) => total + linea.cantidad, 0),
          3,
        )
      : undefined;
  const cantidades = new Set(partes.map(({ linea }) => linea.cantidad));
  const cantidad = suma ?? (cantidades.size === 1 ? primera.cantidad : undefined);
  const precios = new Set(partes.map(({ linea }) => linea.precio));
  if (cantidad === undefined || precios.size !== 1) return undefined;
  const decimales = unidad === 'kWh' ? 0 : 3;
  const precio = formatNumber(primera.precio, 6);
  return `${formatNumber(cantidad, [0, decimales])}\u00a0${unidad} × ${precio}\u00a0${unidadPrecio}`;
}

/** The notes on the figures behind a sum, each once. */
export function notasDe(partes: readonly Parte[]): string[] {
  return [...new Set(partes.flatMap(({ linea }) => linea.nota ?? []))];
}

/** The sources of the prices that are not the supplier's, each once. */
export function fuentesDe(partes: readonly Parte[]): string[] {
  return [...new Set(partes.flatMap(({ linea }) => linea.fuente ?? []))];
}
