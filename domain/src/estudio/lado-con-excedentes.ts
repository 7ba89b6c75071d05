import { round, sum } from '../exact.ts';
import type { BateriaVirtual, Compensacion, UsoDeExcedentes } from '../excedentes/compensacion.ts';
import { createMonedero, type Monedero } from '../excedentes/monedero.ts';
import { valorDeExcedentes } from '../factura/ajustes.ts';
import type { EntradaFactura, OtroConcepto, PreciosFactura } from '../factura/entrada.ts';
import { closeLinea } from '../factura/linea.ts';
import { lineasPorMes } from '../factura/otros-conceptos.ts';
import type { FacturaDeEstudio } from '../factura/totales.ts';
import { completeFactura, type Factura } from '../factura.ts';
import { ok, type Result } from '../result.ts';
import { billLado, closeLado, type Lado, type Preparado, totalLado } from './lado.ts';

export type LadoConExcedentes = Lado & {
  /** Null where the supply has no surplus, as far as is known. */
  readonly excedentes: UsoDeExcedentes | null;
};

/**
 * The bills of one side, or their sums alone, with what its supplier makes of the surplus. Each month is compensated by
 * itself; the money above its cap goes to the virtual battery, which begins empty and pays of the bills that follow.
 */
export function ladoDe({
  preparados,
  precios,
  compensacion,
  conFacturas,
}: {
  readonly preparados: readonly Preparado[];
  readonly precios: PreciosFactura;
  readonly compensacion: Compensacion | null | undefined;
  readonly conFacturas: boolean;
}): Result<LadoConExcedentes> {
  const energiaKwh = round(sum(preparados.flatMap(({ excedentesKwh = [] }) => excedentesKwh)), 6);
  if (energiaKwh === 0 || !compensacion) {
    const lado = (conFacturas ? billLado : totalLado)(preparados, precios);
    const sinPagar = { energiaKwh, valorEur: 0, compensadoEur: 0, perdidoEur: 0, bateria: null };
    return lado.ok ? ok({ ...lado.value, excedentes: energiaKwh === 0 ? null : sinPagar }) : lado;
  }
  const lado = billAll(preparados, precios, compensacion);
  if (!lado.ok) return lado;
  const excedentes = { energiaKwh, ...lado.value.excedentes };
  return ok({ ...lado.value, facturas: conFacturas ? lado.value.facturas : [], excedentes });
}

function billAll(
  preparados: readonly Preparado[],
  precios: PreciosFactura,
  compensacion: Compensacion,
): Result<Lado & { readonly excedentes: Omit<UsoDeExcedentes, 'energiaKwh'> }> {
  const { bateriaVirtual: bateria } = compensacion;
  const monedero = createMonedero(bateria?.caducidadMeses ?? null);
  const facturas: Facturada['factura'][] = [];
  const facturadas: Facturada[] = [];
  for (const preparado of preparados) {
    const facturada = billMonth({ preparado, precios, compensacion, monedero });
    if (!facturada.ok) return facturada;
    facturas.push(facturada.value.factura);
    facturadas.push(facturada.value);
  }
  const total = (importe: (facturada: Facturada) => number) => round(sum(facturadas.map(importe)));
  const sobrante = total(({ sobranteEur }) => sobranteEur);
  const excedentes = {
    valorEur: total(({ valorEur }) => valorEur),
    compensadoEur: total(({ factura }) => -factura.compensacion),
    perdidoEur: bateria ? 0 : sobrante,
    bateria: bateria && {
      ingresadoEur: sobrante,
      gastadoEur: total(({ pagadoEur }) => pagadoEur),
      saldoEur: monedero.available(preparados.at(-1)!.entrada.hasta),
      caducadoEur: monedero.caducadoEur(),
      cuotasEur: total(({ factura }) => factura.cuotaBateria ?? 0),
    },
  };
  return ok({ ...closeLado(preparados, facturas), excedentes });
}

type Facturada = {
  readonly factura: Factura & FacturaDeEstudio;
  /** What the money of the battery pays of it. */
  readonly pagadoEur: number;
  readonly valorEur: number;
  readonly sobranteEur: number;
};

function billMonth({
  preparado: { entrada: comun, partes, excedentesKwh = [] },
  precios,
  compensacion: { precioEurKwh, tope, bateriaVirtual },
  monedero,
}: {
  readonly preparado: Preparado;
  readonly precios: PreciosFactura;
  readonly compensacion: Compensacion;
  readonly monedero: Monedero;
}): Result<Facturada> {
  const energiaKwh = excedentesKwh.length === 1 ? excedentesKwh[0]! : excedentesKwh;
  const excedentes = { energiaKwh, precioEurKwh, tope };
  const conSuyos = excedentesKwh.length > 0 ? { ...comun, precios, excedentes } : { ...comun, precios };
  const cuotas = bateriaVirtual ? cuotasDe(comun, bateriaVirtual) : ok([]);
  if (!cuotas.ok) return cuotas;
  const cuotaBateria = round(sum(cuotas.value.map(({ valor }) => valor)));
  const otros: OtroConcepto[] = [{ texto: '', importeEur: cuotaBateria, tratamiento: 'servicio' }];
  const conCuota = bateriaVirtual
    ? completeFactura({ ...conSuyos, otros }, { ...partes, otros: cuotas.value })
    : completeFactura(conSuyos, partes);
  if (!conCuota.ok) return conCuota;
  const valorEur = excedentesKwh.length > 0 ? Math.max(0, round(valorDeExcedentes(excedentes))) : 0;
  const sobranteEur = Math.max(0, round(valorEur + conCuota.value.compensacion));
  if (!bateriaVirtual) return ok({ factura: conCuota.value, pagadoEur: 0, valorEur, sobranteEur });
  const pagadoEur = monedero.spend(comun.hasta, payable(conCuota.value, bateriaVirtual));
  monedero.deposit(comun.hasta, sobranteEur);
  const { campo, concepto, tratamiento } = PAGOS[bateriaVirtual.sobre];
  const deBateria = { cuotaBateria, [campo]: pagadoEur === 0 ? 0 : -pagadoEur };
  if (pagadoEur === 0)
    return ok({ factura: { ...conCuota.value, ...deBateria }, pagadoEur, valorEur, sobranteEur });
  const linea = { concepto, cantidad: pagadoEur, unidad: '€', precio: -1, unidadPrecio: 'por uno' } as const;
  const pago = closeLinea(linea, sum([-pagadoEur]), 'linea');
  const pagada = completeFactura(
    { ...conSuyos, otros: [...otros, { texto: '', importeEur: -pagadoEur, tratamiento }] },
    { ...partes, otros: [...cuotas.value, pago] },
  );
  if (!pagada.ok) return pagada;
  return ok({ factura: { ...pagada.value, ...deBateria }, pagadoEur, valorEur, sobranteEur });
}

/** How the money of a battery stands in a bill. */
const PAGOS = {
  subtotal: { campo: 'bateriaEnBase', concepto: 'bateria-en-base', tratamiento: 'suministro' },
  total: { campo: 'bateriaEnTotal', concepto: 'bateria-en-total', tratamiento: 'sin-impuesto' },
} as const;

function cuotasDe(entrada: EntradaFactura, { cuotaEurMes }: BateriaVirtual) {
  return cuotaEurMes === 0
    ? ok([])
    : lineasPorMes({ ...entrada, concepto: 'cuota-bateria', eurMes: cuotaEurMes }, 'linea');
}

/** How far the money of the battery reaches: the whole bill, or what the tax of its electricity falls on. */
function payable({ total, impuestos }: Factura, { sobre }: BateriaVirtual): number {
  return sobre === 'total' ? total : (impuestos[0]?.base ?? 0);
}
