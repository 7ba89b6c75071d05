import { type Exact, exact, over, round, sum } from '../exact.ts';
import type { PreciosFactura } from '../factura/entrada.ts';
import { type Dia, diasDelAnio, partesDe } from '../fecha.ts';
import { type PrecioVigente, precioRegulado } from '../precios-regulados/consulta.ts';
import type { ConceptoRegulado } from '../precios-regulados/tabla.ts';
import { ok, type Result } from '../result.ts';
import type { Magnitud, Tarifa } from '../tarifas.ts';

/** Prices that carry peajes and cargos, and what has to be said of the tables they were added from. */
export type PreciosCompletos = { readonly precios: PreciosFactura; readonly notas: readonly string[] };

/** Nine decimals are enough for any published price; by day, for a 366th part of one. */
const DECIMALES_PRECIO = 9;

/**
 * The prices of a side of a study with the peajes and cargos of its date inside. A study compares full prices of one
 * table on both sides: with the regulated part in lines of its own, the cents of their rounding would look like a
 * saving, and the price of a row would not be the one that gives its amount.
 */
export function preciosCompletos(
  precios: PreciosFactura,
  tarifa: Tarifa,
  fecha: Dia,
): Result<PreciosCompletos> {
  if (precios.peajesIncluidos) return ok({ precios, notas: [] });
  const energia = reguladoDe('energia', tarifa, fecha);
  if (!energia.ok) return energia;
  const potencia = reguladoDe('potencia', tarifa, fecha);
  if (!potencia.ok) return potencia;
  const notas = [...new Set([...energia.value, ...potencia.value].flatMap(({ nota }) => nota ?? []))];
  const energiaEurKwh = addPrices(precios.energiaEurKwh, energia.value, 1);
  const comun = { energiaEurKwh, peajesIncluidos: true };
  if (precios.potenciaEurKwDia) {
    const dias = diasDelAnio(partesDe(fecha).anio);
    const potenciaEurKwDia = addPrices(precios.potenciaEurKwDia, potencia.value, dias);
    return ok({ precios: { ...comun, potenciaEurKwDia }, notas });
  }
  const potenciaEurKwAnio = addPrices(precios.potenciaEurKwAnio, potencia.value, 1);
  return ok({ precios: { ...comun, potenciaEurKwAnio }, notas });
}

function reguladoDe(magnitud: Magnitud, tarifa: Tarifa, fecha: Dia): Result<PrecioVigente[]> {
  const conceptos: readonly ConceptoRegulado[] = [`peaje-${magnitud}`, `cargo-${magnitud}`];
  const tablas: PrecioVigente[] = [];
  for (const concepto of conceptos) {
    const tabla = precioRegulado(concepto, tarifa, fecha);
    if (!tabla.ok) return tabla;
    tablas.push(tabla.value);
  }
  return ok(tablas);
}

function addPrices(
  propios: readonly number[],
  tablas: readonly Pick<PrecioVigente, 'valores'>[],
  divisor: number,
): number[] {
  return propios.map((propio, p) => {
    const regulado: Exact = sum(tablas.map(({ valores }) => valores[p] ?? 0));
    return round(sum([exact(propio), divisor === 1 ? regulado : over(regulado, divisor)]), DECIMALES_PRECIO);
  });
}
