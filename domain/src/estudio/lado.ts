import { round, sum } from '../exact.ts';
import type { EntradaFactura, PreciosFactura } from '../factura/entrada.ts';
import type { CuotaImpuesto } from '../factura/indirectos.ts';
import { revisarEntrada } from '../factura/revision.ts';
import { type Totales, totalizarFactura } from '../factura/totales.ts';
import { completarFactura, type Factura, type PartesSinPrecio, partesSinPrecio } from '../factura.ts';
import { ok, type Result } from '../result.ts';
import type { EntradaEstudio } from './entrada.ts';

/** The bills of one side with their sums; € rounded to cents. */
export type Lado = {
  readonly totales: Totales;
  /** None where only the totals were asked for. */
  readonly facturas: readonly Factura[];
};

/** A period of the study with the parts of its bill that every price shares. */
export type Preparado = { readonly entrada: EntradaFactura; readonly partes: PartesSinPrecio };

/** Checks and prepares every period once, with today's prices standing in for those of the offers. */
export function preparar(entrada: EntradaEstudio, potenciasKw: readonly number[]): Result<Preparado[]> {
  const preparados: Preparado[] = [];
  for (const periodo of entrada.periodos) {
    const revisada = revisarEntrada({
      ...entrada,
      ...periodo,
      precios: entrada.preciosActuales,
      potenciasKw,
    });
    if (!revisada.ok) return revisada;
    const partes = partesSinPrecio(revisada.value);
    if (!partes.ok) return partes;
    preparados.push({ entrada: revisada.value, partes: partes.value });
  }
  return ok(preparados);
}

export function facturar(preparados: readonly Preparado[], precios: PreciosFactura): Result<Lado> {
  const facturas: Factura[] = [];
  for (const { entrada, partes } of preparados) {
    const factura = completarFactura({ ...entrada, precios }, partes);
    if (!factura.ok) return factura;
    facturas.push(factura.value);
  }
  return ok({ totales: totalizar(facturas), facturas });
}

/** The same side without its bills. */
export function totalizarLado(preparados: readonly Preparado[], precios: PreciosFactura): Result<Lado> {
  const sumas: Totales[] = [];
  for (const { entrada, partes } of preparados) {
    const totales = totalizarFactura({ ...entrada, precios }, partes);
    if (!totales.ok) return totales;
    sumas.push(totales.value);
  }
  return ok({ totales: totalizar(sumas), facturas: [] });
}

const SUMABLES = [
  'dias',
  'terminoPotencia',
  'terminoEnergia',
  'excesos',
  'reactiva',
  'descuentos',
  'compensacion',
  'bonoSocial',
  'iee',
  'alquiler',
  'baseImponible',
  'total',
] as const;

function totalizar(facturas: readonly Totales[]): Totales {
  const sumas = Object.fromEntries(
    SUMABLES.map((campo) => [campo, round(sum(facturas.map((factura) => factura[campo])))]),
  ) as Record<(typeof SUMABLES)[number], number>;
  return { ...sumas, impuestos: agruparCuotas(facturas.flatMap((factura) => factura.impuestos)) };
}

/** One entry for each tax and rate. */
function agruparCuotas(cuotas: readonly CuotaImpuesto[]): CuotaImpuesto[] {
  const grupos = new Map<string, CuotaImpuesto>();
  for (const cuota of cuotas) {
    const clave = `${cuota.nombre} ${cuota.tipo}`;
    const previa = grupos.get(clave);
    grupos.set(clave, {
      ...cuota,
      base: round(sum([previa?.base ?? 0, cuota.base])),
      cuota: round(sum([previa?.cuota ?? 0, cuota.cuota])),
    });
  }
  return [...grupos.values()];
}
