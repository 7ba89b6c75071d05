import type { Zona } from '../calendario.ts';
import { enCifra } from '../cifras-en-texto.ts';
import { exact, over, round, sum, times } from '../exact.ts';
import type { EntradaFactura, OtroConcepto } from '../factura/entrada.ts';
import { type CuotaImpuesto, taxParts } from '../factura/indirectos.ts';
import { closeLinea, type LineaFactura, sumTermino } from '../factura/linea.ts';
import { lineasAlquiler, lineasOtros } from '../factura/otros-conceptos.ts';
import { checkInterval } from '../factura/revision.ts';
import { type Dia, formatFecha } from '../fecha.ts';
import { type PeajeDeGas, peajeDeGas } from '../peaje-de-gas.ts';
import { type Issue, ok, type Result } from '../result.ts';
import { hidrocarburosEn, impuestosDelGas } from './impuestos-del-gas.ts';

/** Gas bills spread a monthly price over 365 days, also in leap years. */
const DIAS_DEL_ANIO = 365;
/** The decimals of a kWh that comes from m³ are those of its factors; floating point adds none beyond these. */
const DECIMALES_KWH = 6;

export type EntradaFacturaGas = {
  /** Day of the opening reading, not billed. */
  readonly desde: Dia;
  /** Day of the closing reading, billed; its date decides the taxes. */
  readonly hasta: Dia;
  /** What the meter counted in m³ becomes kWh by the factor of pressure and temperature and the PCS, kWh/m³, of the bill. */
  readonly consumo:
    | { readonly kwh: number }
    | { readonly m3: number; readonly factorConversion: number; readonly pcs: number };
  readonly precios: { readonly fijoEurMes: number; readonly variableEurKwh: number };
  readonly alquiler?: EntradaFactura['alquiler'];
  readonly otros?: readonly OtroConcepto[] | undefined;
  /** €/kWh; that of domestic and commercial use when absent. */
  readonly hidrocarburosEurKwh?: number | undefined;
  /** Per one; the rate of the day when absent. */
  readonly tipoImpuesto?: number | undefined;
  readonly zona: Zona;
};

/** A gas bill line by line; every amount is in €, rounded half-up to cents. */
export type FacturaGas = {
  readonly dias: number;
  /** The toll group by the consumption of the bill brought to a year. */
  readonly peaje: PeajeDeGas;
  readonly lineas: readonly LineaFactura[];
  readonly terminoFijo: number;
  readonly terminoVariable: number;
  readonly hidrocarburos: number;
  readonly alquiler: number;
  readonly otros: number;
  readonly baseImponible: number;
  readonly impuestos: readonly CuotaImpuesto[];
  readonly noSujeto: number;
  readonly total: number;
  readonly avisos: readonly Issue[];
};

/**
 * The gas bill of one supply over one billing interval: fixed term (monthly price × 12 / 365 × days), variable term, tax on
 * hydrocarbons, rental of the meter, other lines, indirect tax. Each line is rounded to cents and the rest adds rounded lines.
 * It refuses an interval that is none, and a day without a rate of IVA.
 */
export function calculateFacturaGas(entrada: EntradaFacturaGas): Result<FacturaGas> {
  const issue = checkInterval(entrada);
  if (issue) return { ok: false, issue };
  const impuestosDelDia = impuestosDelGas(entrada.zona, entrada.hasta, entrada.tipoImpuesto);
  if (!impuestosDelDia.ok) return impuestosDelDia;
  const alquiler = lineasAlquiler({ ...entrada, divisorAnual: DIAS_DEL_ANIO }, 'linea');
  if (!alquiler.ok) return alquiler;
  const bloques = {
    ...lineasDelGas(entrada),
    alquiler: alquiler.value,
    otros: lineasOtros(entrada.otros ?? [], 'linea'),
  };
  const sumOf = (bloque: keyof typeof bloques) => sumTermino(bloques[bloque], 'linea');
  const { base, cuotas, noSujeto, total } = taxParts({
    delDia: impuestosDelDia.value,
    fechaFactura: entrada.hasta,
    partes: {
      suministro: sum([sumOf('fijo'), sumOf('variable'), sumOf('hidrocarburos')]),
      alquiler: sumOf('alquiler'),
      otros: entrada.otros ?? [],
    },
    redondeo: 'linea',
  });
  const dias = entrada.hasta - entrada.desde;
  return ok({
    dias,
    peaje: peajeDeGas((kwhDe(entrada) * DIAS_DEL_ANIO) / dias),
    lineas: Object.values(bloques).flatMap((lineas) => lineas.map(({ linea }) => linea)),
    terminoFijo: round(sumOf('fijo')),
    terminoVariable: round(sumOf('variable')),
    hidrocarburos: round(sumOf('hidrocarburos')),
    alquiler: round(sumOf('alquiler')),
    otros: round(sumOf('otros')),
    baseImponible: round(base),
    impuestos: cuotas,
    noSujeto: round(noSujeto),
    total: round(total),
    avisos: avisosDe(entrada, round(total)),
  });
}

function kwhDe({ consumo }: EntradaFacturaGas): number {
  if ('kwh' in consumo) return consumo.kwh;
  return round(times(times(exact(consumo.m3), consumo.factorConversion), consumo.pcs), DECIMALES_KWH);
}

function lineasDelGas(entrada: EntradaFacturaGas) {
  const { precios, zona, hidrocarburosEurKwh } = entrada;
  const dias = entrada.hasta - entrada.desde;
  const kwh = kwhDe(entrada);
  const porKwh = { cantidad: kwh, unidad: 'kWh', unidadPrecio: '€/kWh' };
  const dado = hidrocarburosEurKwh !== undefined && { eurKwh: hidrocarburosEurKwh, fuente: 'indicado' };
  const { eurKwh, fuente } = dado || hidrocarburosEn(zona);
  const fijo = {
    concepto: 'termino-fijo',
    cantidad: 12,
    unidad: 'meses',
    precio: precios.fijoEurMes,
    unidadPrecio: '€/mes',
    dias,
    divisor: DIAS_DEL_ANIO,
    desde: formatFecha(entrada.desde + 1),
    hasta: formatFecha(entrada.hasta),
  } as const;
  const variable = { ...porKwh, concepto: 'termino-variable', precio: precios.variableEurKwh } as const;
  const hidrocarburos = { ...porKwh, concepto: 'hidrocarburos', precio: eurKwh, fuente } as const;
  const fijoEur = over(times(times(exact(precios.fijoEurMes), 12), dias), DIAS_DEL_ANIO);
  return {
    fijo: [closeLinea(fijo, fijoEur, 'linea')],
    variable: [closeLinea(variable, times(exact(kwh), precios.variableEurKwh), 'linea')],
    hidrocarburos: [closeLinea(hidrocarburos, times(exact(kwh), eurKwh), 'linea')],
  };
}

function avisosDe(entrada: EntradaFacturaGas, total: number): Issue[] {
  const avisos: Issue[] = [];
  const dias = entrada.hasta - entrada.desde;
  const add = (code: string, message: string) => avisos.push({ code, message });
  const alAnio = enCifra(Math.round((kwhDe(entrada) * DIAS_DEL_ANIO) / dias));
  add(
    'peaje-por-la-factura',
    `El peaje es el de ${alAnio} kWh al año, que es el consumo de estos ${dias} días llevado a 365; el del suministro sale de su consumo anual`,
  );
  if ('m3' in entrada.consumo && !Number.isInteger(kwhDe(entrada)))
    add('kwh-con-decimales', 'Los kWh salen de los m³ sin redondear; muchas facturas los imprimen enteros');
  if (total < 0) add('total-negativo', 'El total es negativo');
  return avisos;
}
