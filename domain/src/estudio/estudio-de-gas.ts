import type { Zona } from '../calendario.ts';
import { enCifra } from '../cifras-en-texto.ts';
import type { CondicionDeSuministro } from '../condicion-de-suministro.ts';
import type { FilaConsumo } from '../consumo-anual.ts';
import type { EstudioPreparado } from '../estudio.ts';
import { round, sum } from '../exact.ts';
import type { LineaFactura } from '../factura/linea.ts';
import type { FacturaDeEstudio } from '../factura/totales.ts';
import type { Factura } from '../factura.ts';
import { calculateFacturaGas, type EntradaFacturaGas } from '../factura-gas/factura-gas.ts';
import type { Dia } from '../fecha.ts';
import { type PeajeDeGas, peajeDeGas } from '../peaje-de-gas.ts';
import { preciosConFees, preciosDelLibro } from '../producto.ts';
import { fail, type Issue, ok, type Result } from '../result.ts';
import { totalFacturas } from './lado.ts';
import type { LadoConExcedentes } from './lado-con-excedentes.ts';

type PreciosDeGas = EntradaFacturaGas['precios'];

export type EntradaEstudioDeGas = {
  readonly tarifa: PeajeDeGas;
  readonly zona: Zona;
  /** The rows of the year studied, in order. */
  readonly filas: readonly Pick<FilaConsumo, 'desde' | 'hasta' | 'activaKwh'>[];
  readonly preciosActuales: PreciosDeGas;
  readonly alquilerEurMes: number | null;
  /** The indirect tax, per one. */
  readonly tipoImpuesto: number;
  readonly condicion?: CondicionDeSuministro | undefined;
  readonly fecha: Dia;
  /** As in a study of electricity. */
  readonly detalle?: ReadonlySet<string> | null | undefined;
};

/**
 * The first half of a study of gas: what the year would have cost at today's prices, €, and how to bill the products of its
 * toll group over the same days, kWh and taxes. It refuses what `calculateFacturaGas` does.
 */
export function prepareEstudioDeGas(entrada: EntradaEstudioDeGas): Result<EstudioPreparado> {
  const { tarifa, zona, filas, fecha, condicion } = entrada;
  const actual = billAll(entrada, entrada.preciosActuales, entrada.detalle !== null);
  if (!actual.ok) return actual;
  const consumoKwh = round(sum(filas.map(kwhDe)), 6);
  return ok({
    destino: { tarifa, zona, potenciasKw: [], fecha, condicion },
    actual: actual.value,
    pvpc: null,
    notas: [],
    consumosKwh: [consumoKwh],
    offer: (producto, { fees, detalle }) => {
      if (producto.tipo !== 'gas') return fail('otra-energia', 'Es un producto de electricidad', 'producto');
      const conFees = preciosConFees(producto, preciosDelLibro(producto), fees);
      if (!conFees.ok) return conFees;
      const { fijoEurMes } = producto;
      const precios = { ...conFees.value, fijoEurMes };
      const conFacturas = detalle === undefined || (detalle?.has(producto.id) ?? false);
      const variableEurKwh = precios.energiaEurKwh[0] ?? 0;
      const lado = billAll(entrada, { fijoEurMes, variableEurKwh }, conFacturas);
      if (!lado.ok) return lado;
      const comun = { producto, precios, preciosCompletos: precios, notas: [] };
      return ok({ ...lado.value, ...comun, aproximado: false, terminos: null, alVariar: [] });
    },
    avisosDe: () => deOtroPeaje(tarifa, (consumoKwh * 365) / actual.value.totales.dias),
  });
}

function kwhDe({ activaKwh }: Pick<FilaConsumo, 'activaKwh'>): number {
  return round(sum(activaKwh), 6);
}

function billAll(
  { filas, zona, alquilerEurMes, tipoImpuesto }: EntradaEstudioDeGas,
  precios: PreciosDeGas,
  conFacturas: boolean,
): Result<LadoConExcedentes> {
  const facturas: (Factura & FacturaDeEstudio)[] = [];
  for (const fila of filas) {
    const { desde, hasta } = fila;
    const factura = calculateFacturaGas({
      desde,
      hasta,
      consumo: { kwh: kwhDe(fila) },
      precios,
      ...(alquilerEurMes !== null && { alquiler: { eurMes: alquilerEurMes } }),
      tipoImpuesto,
      zona,
    });
    if (!factura.ok) return factura;
    const { terminoVariable: terminoEnergia, peaje: _, lineas, ...resto } = factura.value;
    const deEstudio = { lineas: lineas.map(enPeriodo), terminoEnergia, avisos: [] };
    facturas.push({ ...SIN_LO_DE_LA_LUZ, ...resto, ...deEstudio });
  }
  const totales = totalFacturas(facturas);
  return ok({ totales, facturas: conFacturas ? facturas : [], excedentes: null });
}

/** A study compares the energy of each period, and gas has one. */
function enPeriodo(linea: LineaFactura): LineaFactura {
  return linea.concepto === 'termino-variable' ? { ...linea, concepto: 'energia', periodo: 1 } : linea;
}

/** The amounts of a bill of electricity that one of gas has not. */
const SIN_LO_DE_LA_LUZ = {
  terminoPotencia: 0,
  excesos: 0,
  reactiva: 0,
  descuentos: 0,
  compensacion: 0,
  bonoSocial: 0,
  iee: 0,
} as const;

/** A supply whose consumption has changed pays the tolls of another group from the next revision on. */
function deOtroPeaje(tarifa: PeajeDeGas, anualKwh: number): Issue[] {
  const peaje = peajeDeGas(anualKwh);
  if (peaje === tarifa) return [];
  const message = `Su consumo, ${enCifra(Math.round(anualKwh))} kWh al año, es de ${peaje} y su ficha dice ${tarifa}: las ofertas son de ${tarifa}`;
  return [{ code: 'otro-peaje', message, part: 'tarifa' }];
}
