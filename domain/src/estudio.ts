import { type Comision, comisionPorFees } from './comision.ts';
import { periodosFacturables } from './demanda-facturable.ts';
import { exact, minus, over, round, sum, times } from './exact.ts';
import type { EntradaFactura, PreciosFactura } from './factura/entrada.ts';
import type { CuotaImpuesto } from './factura/indirectos.ts';
import { revisarEntrada } from './factura/revision.ts';
import { completarFactura, type Factura, type PartesSinPrecio, partesSinPrecio } from './factura.ts';
import type { Dia } from './fecha.ts';
import { type Fees, motivosDeExclusion, type Producto, preciosConFees } from './producto.ts';
import { fail, type Issue, ok, type Result } from './result.ts';
import { periodosDe } from './tarifas.ts';
import { revisarPorPeriodo } from './valores-por-periodo.ts';

/** One billing interval of the study, with what was measured in it. */
export type PeriodoEstudio = Pick<
  EntradaFactura,
  'desde' | 'hasta' | 'fechaFactura' | 'consumosKwh' | 'demanda' | 'reactivaKvarh' | 'excedentes'
>;

/** What both sides of the comparison share. */
export type CondicionesEstudio = Pick<
  EntradaFactura,
  | 'tarifa'
  | 'zona'
  | 'uso'
  | 'tipoMedida'
  | 'potenciasKw'
  | 'bonoSocial'
  | 'alquiler'
  | 'iee'
  | 'impuesto'
  | 'divisorAnual'
  | 'redondeo'
>;

/** Mean price of each period, €/kWh, and whether monthly means stood in for hourly prices. */
export type PrecioIndexado = { readonly energiaEurKwh: readonly number[]; readonly aproximado: boolean };

export type EntradaEstudio = CondicionesEstudio & {
  readonly periodos: readonly PeriodoEstudio[];
  readonly preciosActuales: PreciosFactura;
  /** Powers of the offers; the contracted ones when absent. */
  readonly potenciaEstudioKw?: readonly number[];
  readonly productos: readonly Producto[];
  readonly fees: Fees;
  /** Day on which a product must be on sale. */
  readonly fecha: Dia;
  /** Prices of the indexed products, by product id, or why one has none. */
  readonly indexados?: ReadonlyMap<string, Result<PrecioIndexado>>;
};

/** The bills of one side, added up; € rounded to cents. */
export type Totales = Omit<Factura, 'lineas'>;

export type Lado = { readonly totales: Totales; readonly facturas: readonly Factura[] };

export type Oferta = Lado & {
  readonly producto: Producto;
  readonly precios: PreciosFactura;
  readonly ahorroEur: number;
  /** Percentage of the current total; 0 when that is 0. */
  readonly ahorroPct: number;
  readonly ahorroAnualEur: number;
  readonly comision: Comision;
  /** True when an indexed price comes from monthly means. */
  readonly aproximado: boolean;
};

export type Estudio = {
  readonly dias: number;
  readonly actual: Lado;
  /** Cheapest first. */
  readonly ofertas: readonly Oferta[];
  readonly excluidos: readonly { readonly producto: Producto; readonly motivos: readonly Issue[] }[];
  readonly avisos: readonly Issue[];
};

/**
 * Today's bill against every product, over the same days, consumption and taxes; power changes only where
 * `potenciaEstudioKw` says so. A product that cannot be offered is listed with its reasons.
 */
export function estudiar(entrada: EntradaEstudio): Result<Estudio> {
  if (entrada.periodos.length === 0) {
    return fail('sin-consumos', 'El estudio necesita al menos un periodo de consumo', 'periodos');
  }
  const issue =
    entrada.potenciaEstudioKw &&
    revisarPorPeriodo(entrada.potenciaEstudioKw, periodosDe(entrada.tarifa, 'potencia'), 'potenciaEstudio');
  if (issue) return { ok: false, issue };
  const { periodos, avisos } = periodosFacturables(entrada);
  const comun = { ...entrada, periodos };
  const hoy = preparar(comun, comun.potenciasKw);
  if (!hoy.ok) return hoy;
  const actual = facturar(hoy.value, comun.preciosActuales);
  if (!actual.ok) return actual;
  const dias = actual.value.totales.dias;
  const consumosKwh = sumarConsumos(comun.periodos);
  const potenciasKw = comun.potenciaEstudioKw ?? comun.potenciasKw;
  const propuesta = comun.potenciaEstudioKw ? preparar(comun, potenciasKw) : hoy;
  if (!propuesta.ok) return propuesta;
  const consumoAnualMwh = round(over(times(sum(consumosKwh), 365), dias * 1000), 6);
  const destino = { ...comun, potenciasKw, consumoAnualMwh };
  const comision = comisionPorFees({ consumosKwh, potenciasKw, dias, fees: comun.fees });

  const ofertas: Oferta[] = [];
  const excluidos: { producto: Producto; motivos: Issue[] }[] = [];
  for (const producto of comun.productos) {
    const motivos = motivosDeExclusion(producto, destino, comun.fees);
    const oferta = motivos.length > 0 ? undefined : ofertar(comun, producto, propuesta.value);
    if (oferta?.ok) ofertas.push({ ...oferta.value, ...ahorro(actual.value, oferta.value), comision });
    else excluidos.push({ producto, motivos: oferta ? [oferta.issue] : motivos });
  }
  ofertas.sort((a, b) => a.totales.total - b.totales.total);
  return ok({ dias, actual: actual.value, ofertas, excluidos, avisos });
}

function ofertar(
  entrada: EntradaEstudio,
  producto: Producto,
  preparados: readonly Preparado[],
): Result<Lado & Pick<Oferta, 'producto' | 'precios' | 'aproximado'>> {
  const energia = preciosDeEnergia(producto, entrada.indexados);
  if (!energia.ok) return energia;
  const { energiaEurKwh, aproximado } = energia.value;
  const precios = preciosConFees(producto, energiaEurKwh, entrada.fees);
  if (!precios.ok) return precios;
  const lado = facturar(preparados, precios.value);
  if (!lado.ok) return lado;
  return ok({ ...lado.value, producto, precios: precios.value, aproximado });
}

function preciosDeEnergia(
  producto: Producto,
  indexados: EntradaEstudio['indexados'],
): Result<{ energiaEurKwh: readonly (number | null)[]; aproximado: boolean }> {
  if (producto.tipo === 'fijo') return ok({ energiaEurKwh: producto.energiaEurKwh, aproximado: false });
  const sinPrecio = 'Faltan precios de mercado con los que calcular el indexado';
  return indexados?.get(producto.id) ?? fail('sin-precio-indexado', sinPrecio, 'indexados');
}

/** A period of the study with the parts of its bill that every price shares. */
type Preparado = { readonly entrada: EntradaFactura; readonly partes: PartesSinPrecio };

/** Checks and prepares every period once, with today's prices standing in for those of the offers. */
function preparar(entrada: EntradaEstudio, potenciasKw: readonly number[]): Result<Preparado[]> {
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

function facturar(preparados: readonly Preparado[], precios: PreciosFactura): Result<Lado> {
  const facturas: Factura[] = [];
  for (const { entrada, partes } of preparados) {
    const factura = completarFactura({ ...entrada, precios }, partes);
    if (!factura.ok) return factura;
    facturas.push(factura.value);
  }
  return ok({ totales: totalizar(facturas), facturas });
}

function ahorro(actual: Lado, oferta: Lado): Pick<Oferta, 'ahorroEur' | 'ahorroPct' | 'ahorroAnualEur'> {
  const total = exact(actual.totales.total);
  const ahorrado = minus(total, oferta.totales.total);
  return {
    ahorroEur: round(ahorrado),
    ahorroPct: total.approx === 0 ? 0 : round(over(times(ahorrado, 100), total)),
    ahorroAnualEur: round(over(times(ahorrado, 365), actual.totales.dias)),
  };
}

function sumarConsumos(periodos: readonly PeriodoEstudio[]): number[] {
  const primero = periodos[0]!.consumosKwh;
  return primero.map((_, p) => round(sum(periodos.map((periodo) => periodo.consumosKwh[p] ?? 0)), 6));
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

function totalizar(facturas: readonly Factura[]): Totales {
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
