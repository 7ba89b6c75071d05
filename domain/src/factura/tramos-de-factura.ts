import { exact, over, round, times } from '../exact.ts';
import type { EntradaFactura } from './entrada.ts';

/** Decimals of the kWh of a stretch that takes its share of the bill's. */
const DECIMALES_KWH = 6;

/**
 * The stretches of a bill as bills of their own: what a stretch does not say is that of the bill. One, the bill itself,
 * where it is not cut.
 */
export function enTramos(entrada: EntradaFactura): EntradaFactura[] {
  if (!entrada.tramos) return [entrada];
  const { tramos, ...factura } = entrada;
  const dias = factura.hasta - factura.desde;
  let { desde } = factura;
  return tramos.map((tramo) => {
    const { consumosKwh = spread(factura.consumosKwh, tramo.hasta - desde, dias), ...propio } = tramo;
    const entrada = { ...factura, ...definidos(propio), consumosKwh, desde };
    desde = tramo.hasta;
    return entrada;
  });
}

/** All the kWh of a bill, stretch after stretch. */
export function consumosDe(entrada: EntradaFactura): readonly number[] {
  if (!entrada.tramos) return entrada.consumosKwh;
  return enTramos(entrada).flatMap(({ consumosKwh }) => consumosKwh);
}

/**
 * The stretches joined again where nothing that excess power looks at changes, because the excess of a month has one
 * root (meter types 1–3) or one maximeter.
 */
export function enTramosDePotencia(entrada: EntradaFactura): EntradaFactura[] {
  if (!entrada.tramos) return [entrada];
  const juntos: EntradaFactura[] = [];
  for (const tramo of enTramos(entrada)) {
    const previo = juntos.at(-1);
    if (previo && mismaPotencia(previo, tramo)) juntos[juntos.length - 1] = { ...previo, hasta: tramo.hasta };
    else juntos.push(tramo);
  }
  return juntos;
}

function mismaPotencia(a: EntradaFactura, b: EntradaFactura): boolean {
  return (
    a.tarifa === b.tarifa &&
    a.tipoMedida === b.tipoMedida &&
    a.fechaPrecios === b.fechaPrecios &&
    a.demanda === b.demanda &&
    a.potenciasKw.length === b.potenciasKw.length &&
    a.potenciasKw.every((kw, i) => kw === b.potenciasKw[i])
  );
}

/** The kWh that some days have of those of a bill whose readings are not cut with it. */
function spread(kwh: readonly number[], parte: number, dias: number): number[] {
  return kwh.map((valor) => round(over(times(exact(valor), parte), dias), DECIMALES_KWH));
}

function definidos<T extends object>(valores: T): T {
  return Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as T;
}
