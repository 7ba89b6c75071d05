import { billsExceso } from '../control-de-potencia.ts';
import { round, sum } from '../exact.ts';
import type { EntradaFactura, PreciosFactura } from '../factura/entrada.ts';
import type { CuotaImpuesto } from '../factura/indirectos.ts';
import { type Plantilla, plantillaDe } from '../factura/plantilla.ts';
import { checkInput } from '../factura/revision.ts';
import type { FacturaDeEstudio, Totales } from '../factura/totales.ts';
import { completeFactura, type Factura, type PartesSinPrecio, partesSinPrecio } from '../factura.ts';
import { ok, type Result } from '../result.ts';
import type { EntradaSinOfertas } from './entrada.ts';
import { sumPlantillas } from './suma-de-plantillas.ts';

/** The bills of one side with their sums; € rounded to cents. */
export type Lado = {
  readonly totales: Totales;
  /** There are none where only the totals were asked for. */
  readonly facturas: readonly FacturaDeEstudio[];
};

/** A period of the study with the parts of its bill that every price shares. */
export type Preparado = {
  readonly entrada: EntradaFactura;
  readonly partes: PartesSinPrecio;
  readonly plantilla: Plantilla | undefined;
  readonly excesosConocidos: boolean;
  readonly excedentesKwh?: readonly number[] | undefined;
};

/**
 * Checks and prepares every period once, with today's prices standing in for those of the offers. Whatever year a
 * period is of, the regulated figures are those of the date of the study.
 */
export function prepareLado(entrada: EntradaSinOfertas, potenciasKw: readonly number[]): Result<Preparado[]> {
  const preparados: Preparado[] = [];
  const excesosConocidos = conExcesosConocidos(entrada);
  const { periodos, preciosActuales: precios, detalle, fecha, compensacionActual, ...condiciones } = entrada;
  for (const { excedentesKwh, ...periodo } of periodos) {
    const revisada = checkInput({
      ...condiciones,
      ...periodo,
      precios,
      potenciasKw,
      fechaPrecios: fecha,
    });
    if (!revisada.ok) return revisada;
    const issue = checkExcedentes(revisada.value, excedentesKwh);
    if (issue) return { ok: false, issue };
    const partes = partesSinPrecio(revisada.value);
    if (!partes.ok) return partes;
    const plantilla = plantillaDe(revisada.value, partes.value);
    preparados.push({
      entrada: revisada.value,
      partes: partes.value,
      plantilla,
      excesosConocidos,
      excedentesKwh,
    });
  }
  return ok(preparados);
}

function checkExcedentes(entrada: EntradaFactura, energiaKwh: readonly number[] | undefined) {
  if (!energiaKwh) return undefined;
  const excedentes = { energiaKwh: energiaKwh.length === 1 ? energiaKwh[0]! : energiaKwh, precioEurKwh: 0 };
  const revisada = checkInput({ ...entrada, excedentes });
  return revisada.ok ? undefined : revisada.issue;
}

/** A supply with an ICP is never billed excess; of the others it takes their demand to know it. */
function conExcesosConocidos({ tarifa, periodos, condicion }: EntradaSinOfertas): boolean {
  if (!billsExceso(tarifa, condicion?.controlPotencia)) return true;
  return periodos.some(({ demanda }) =>
    demanda?.tipo === 'maximetro' ? demanda.kw.some((kw) => kw > 0) : demanda !== undefined,
  );
}

export function billLado(preparados: readonly Preparado[], precios: PreciosFactura): Result<Lado> {
  const facturas: Factura[] = [];
  for (const { entrada, partes } of preparados) {
    const factura = completeFactura({ ...entrada, precios }, partes);
    if (!factura.ok) return factura;
    facturas.push(factura.value);
  }
  return ok(closeLado(preparados, facturas));
}

/** The side of some bills, one for each period. */
export function closeLado(
  preparados: readonly Preparado[],
  facturas: readonly (Factura & FacturaDeEstudio)[],
): Lado {
  const totales = totalFacturas(facturas);
  if (preparados.every(({ excesosConocidos }) => excesosConocidos)) return { totales, facturas };
  const sinExcesos = { excesos: null };
  return {
    totales: { ...totales, ...sinExcesos },
    facturas: facturas.map((factura) => ({ ...factura, ...sinExcesos })),
  };
}

/** The same side without its bills, to the same cent in a tenth of the time: most offers of a study nobody opens. */
export function totalLado(preparados: readonly Preparado[], precios: PreciosFactura): Result<Lado> {
  const plantillas = preparados.flatMap(({ plantilla }) => plantilla ?? []);
  if (precios.potenciaEurKwAnio && plantillas.length === preparados.length) {
    const totales = sumPlantillas(plantillas, precios);
    if (!totales.ok) return totales;
    const conocidos = preparados.every(({ excesosConocidos }) => excesosConocidos);
    return ok({ totales: conocidos ? totales.value : { ...totales.value, excesos: null }, facturas: [] });
  }
  const lado = billLado(preparados, precios);
  return lado.ok ? ok({ ...lado.value, facturas: [] }) : lado;
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

/** What only some bills have. */
const DE_ALGUNAS = [
  'terminoFijo',
  'hidrocarburos',
  'cuotaBateria',
  'bateriaEnBase',
  'bateriaEnTotal',
] as const;

/** The bills of a side, added up. */
export function totalFacturas(facturas: readonly (Factura & FacturaDeEstudio)[]): Totales {
  const sumas = Object.fromEntries(
    SUMABLES.map((campo) => [campo, round(sum(facturas.map((factura) => factura[campo])))]),
  ) as Record<(typeof SUMABLES)[number], number>;
  const deAlgunas: Partial<Record<(typeof DE_ALGUNAS)[number], number>> = {};
  for (const campo of DE_ALGUNAS) {
    const importes = facturas.flatMap((factura) => factura[campo] ?? []);
    if (importes.length > 0) deAlgunas[campo] = round(sum(importes));
  }
  return { ...sumas, ...deAlgunas, impuestos: groupCuotas(facturas.flatMap((factura) => factura.impuestos)) };
}

/** Quotas are added up by tax and rate. */
function groupCuotas(cuotas: readonly CuotaImpuesto[]): CuotaImpuesto[] {
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
