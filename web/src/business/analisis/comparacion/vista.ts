import { type analisis, feesOfCall, withProductoId } from '@vatio/contract';
import {
  type Comision,
  type CuotaImpuesto,
  type Fees,
  type LineaFactura,
  type Oferta,
  type ReferenciaPvpc,
  round,
  sumKwh,
  TERMINOS_DEL_PRECIO,
  type TerminoDelPrecio,
  type Totales,
  type UsoDeExcedentes,
} from '@vatio/domain';
import type { OfertaViva, ResultadoVivo } from '../calculo/estudio-vivo.ts';

/** A bill line, as the browser calculates it or as the server stored it. */
export type Linea = Omit<LineaFactura, 'concepto'> & { readonly concepto: string };

export type FacturaVista = {
  readonly lineas: readonly Linea[];
  readonly impuestos: readonly CuotaImpuesto[];
  readonly baseImponible: number;
};

/** One side of the comparison. */
export type LadoVista = {
  readonly totales: Totales;
  /** Null when only the totals were stored. */
  readonly facturas: readonly FacturaVista[] | null;
};

export type OfertaVista = LadoVista & {
  /** The fees that its prices and its commission include. A client is told neither. */
  readonly fees: Fees | null;
  readonly productoId: string;
  readonly producto: string;
  readonly comercializadora: string;
  readonly ahorroEur: number;
  /** The difference is in percentage points. */
  readonly ahorroPct: number;
  readonly ahorroAnualEur: number;
  readonly comision: Comision | null;
  /** An indexed price was estimated from monthly means. */
  readonly aproximado: boolean;
  /** Null or absent where the supply has no surplus. */
  readonly excedentes?: UsoDeExcedentes | null | undefined;
  /** What the pieces of an indexed price come to, for whoever sells it; null or absent of any other. */
  readonly terminos?: readonly PiezaDelPrecio[] | null | undefined;
  readonly sensibilidad?: Oferta['sensibilidad'] | undefined;
};

type PiezaDelPrecio = { readonly nombre: TerminoDelPrecio; readonly importeEur: number };

export type ExcluidaVista = {
  readonly productoId: string;
  readonly producto: string;
  readonly comercializadora: string;
  readonly motivos: readonly string[];
  /** Only the fees leave the product out: others would bring it back. */
  readonly porFees: boolean;
};

/** What the regulated tariff would have cost. Nobody of the house sells it. */
export type PvpcVista = Pick<
  ReferenciaPvpc,
  'totales' | 'ahorroEur' | 'ahorroAnualEur' | 'fuente' | 'desde' | 'hasta'
>;

/** The study of a point in the form that the screen draws, whether it is being calculated or was saved. */
export type EstudioVista = {
  readonly dias: number;
  readonly consumoKwh: number;
  readonly actual: LadoVista;
  /** The cheapest offer comes first. */
  readonly ofertas: readonly OfertaVista[];
  readonly excluidas: readonly ExcluidaVista[];
  readonly pvpc: PvpcVista | null;
  readonly avisos: readonly string[];
};

const vistas = new WeakMap<OfertaViva, OfertaVista>();

/** Returns the same object for the same offer, so that a row without changes is not drawn again. */
function vistaDeOferta(viva: OfertaViva): OfertaVista {
  const guardada = vistas.get(viva);
  if (guardada) return guardada;
  const { producto, terminos, ...oferta } = viva;
  const vista = {
    ...oferta,
    terminos:
      terminos && TERMINOS_DEL_PRECIO.map((nombre) => ({ nombre, importeEur: round(terminos[nombre]) })),
    productoId: producto.id,
    producto: producto.nombre,
    comercializadora: producto.comercializadora,
  };
  vistas.set(viva, vista);
  return vista;
}

export function vistaDeEstudio(resultado: ResultadoVivo): EstudioVista {
  const consumos = resultado.periodos.flatMap(({ consumosKwh }) => consumosKwh);
  return {
    dias: resultado.dias,
    consumoKwh: sumKwh(consumos),
    actual: resultado.actual,
    ofertas: resultado.ofertas.map(vistaDeOferta),
    excluidas: resultado.excluidos.map(({ producto, motivos }) => ({
      productoId: producto.id,
      producto: producto.nombre,
      comercializadora: producto.comercializadora,
      motivos: motivos.map(({ message }) => message),
      porFees: motivos.every(({ code }) => code === 'fee-fuera-de-banda'),
    })),
    pvpc: resultado.pvpc,
    avisos: resultado.avisos.map(({ message }) => message),
  };
}

/** The study of a saved point. Its figures are shown as they are, and never calculated again. */
export function vistaDeGuardado(
  guardado: analisis.Analisis,
  punto: analisis.Analisis['puntos'][number],
): EstudioVista {
  const fees = feesOfCall(guardado) ?? null;
  const suyas = guardado.datosCupsProducto.filter(({ cups }) => cups === punto.cups);
  const ofertas = suyas
    .map(withProductoId)
    .map(({ comision = null, ...oferta }) => ({ ...oferta, comision, fees }));
  return {
    dias: punto.dias,
    consumoKwh: punto.consumoKwh,
    actual: punto.actual,
    ofertas: ofertas.toSorted((a, b) => a.totales.total - b.totales.total),
    excluidas: punto.excluidos.map((excluido) => ({ ...withProductoId(excluido), porFees: false })),
    pvpc: punto.pvpc ?? null,
    avisos: punto.avisos,
  };
}

/** The offer on screen: the chosen one, or the cheapest while nothing is chosen. */
export function ofertaElegida(
  ofertas: readonly OfertaVista[],
  productoId: string | null,
): OfertaVista | undefined {
  return productoId === null ? ofertas[0] : ofertas.find((oferta) => oferta.productoId === productoId);
}
