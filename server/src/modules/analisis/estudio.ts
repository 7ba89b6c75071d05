import { setImmediate as nextTurn } from 'node:timers/promises';
import { type analisis, productoDeEstudio, type productos } from '@vatio/contract/endpoints';
import {
  analyze,
  type Fecha,
  type Fees,
  isPeajeDeGas,
  type LeyDelMes,
  type Producto,
  parseFecha,
  round,
  type Supuestos,
  supuestosDe,
  withLectura,
} from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { avisosDeNorma } from './avisos-de-norma.ts';
import { type PuntoDeEstudio, puntoDeDominio } from './punto-de-estudio.ts';
import { rechazoDePunto } from './rechazo.ts';
import { type ResultadoDePunto, resultadoDePunto } from './resultado-de-punto.ts';
import type { Documento } from './tables.ts';

export type PeticionDeEstudio = {
  readonly fecha: Fecha;
  readonly fees: Fees;
  /** The rates typed by whoever asks; when absent, those of the day for each point. */
  readonly supuestos: Omit<Supuestos, 'pendientes'> | undefined;
  /** The conditional norms as the house has settled them. */
  readonly ley: LeyDelMes;
  readonly puntos: readonly PuntoDeEstudio[];
  /** Products of other tariffs are ignored, except the chosen ones, which say why they cannot be offered. */
  readonly productos: readonly productos.ProductoVigente[];
};

/** The study of every point, with the totals over their chosen products. */
export async function studyPuntos(peticion: PeticionDeEstudio): Promise<Omit<Documento, 'productos'>> {
  const versiones = new Map(peticion.productos.map(({ id, versionId }) => [id, versionId]));
  const catalogo = peticion.productos.map((vigente) => orProblem(productoDeEstudio(vigente)));
  const hechos: ResultadoDePunto[] = [];
  for (const [i, punto] of peticion.puntos.entries()) {
    // A point takes tens of milliseconds, so the server attends to other calls between two of them.
    if (i > 0) await nextTurn();
    hechos.push(studyPunto({ peticionDeEstudio: peticion, i, pedido: punto, catalogo, versiones }));
  }
  const { fecha, fees } = peticion;
  const datosCupsProducto = hechos.flatMap(({ datos }) => datos);
  return {
    fecha,
    fees,
    supuestos: supuestosComunes(hechos),
    puntos: hechos.map(({ punto }) => punto),
    datosCupsProducto,
    totales: totalesDe(hechos),
  };
}

function studyPunto({
  peticionDeEstudio: { fecha, fees, supuestos: dados, ley },
  i,
  pedido,
  catalogo,
  versiones,
}: {
  readonly peticionDeEstudio: PeticionDeEstudio;
  readonly i: number;
  readonly pedido: PuntoDeEstudio;
  readonly catalogo: readonly Producto[];
  readonly versiones: ReadonlyMap<string, string>;
}): ResultadoDePunto {
  const punto = puntoDeDominio(pedido);
  if (!punto.ok) throw rechazoDePunto(i, pedido, punto.issue);
  const dia = orProblem(parseFecha(fecha));
  const { tarifa, zona, uso, potenciasKw } = punto.value;
  const devengo = { tarifa, fecha: dia, zona, uso, potenciaMaximaKw: Math.max(0, ...potenciasKw), ley };
  // The typed rates are those of electricity: gas keeps its own.
  const deLuz = isPeajeDeGas(tarifa) ? undefined : dados;
  const typed = pedido.supuestos ?? (deLuz && { ...deLuz, pendientes: [] });
  const supuestos = typed ? withLectura(devengo, typed) : supuestosDe(devengo);
  const entrada = {
    punto: punto.value,
    fecha: dia,
    fees,
    supuestos,
    productos: catalogo.filter((producto) => producto.tarifa === tarifa || producto.id === pedido.productoId),
    detalle: new Set(pedido.productoId === null ? [] : [pedido.productoId]),
  };
  const estudio = analyze(entrada);
  if (!estudio.ok) throw rechazoDePunto(i, pedido, estudio.issue);
  const avisos = avisosDeNorma(entrada, pedido.productoId);
  return resultadoDePunto({ puntoDeEstudio: pedido, estudio: estudio.value, supuestos, versiones, avisos });
}

function supuestosComunes(hechos: readonly ResultadoDePunto[]): analisis.Resultado['supuestos'] {
  const usados = hechos.map(({ punto }) => punto.supuestos);
  const pendientes = [...new Set(usados.flatMap((supuestos) => supuestos.pendientes))];
  return { ...usados[0]!, pendientes };
}

/** Adds up the points whose chosen product can be offered; a point without one counts on neither side. */
function totalesDe(hechos: readonly ResultadoDePunto[]): analisis.Resultado['totales'] {
  const elegidos = hechos.flatMap(({ punto, datos }) => {
    const dato = datos.find(({ productoId }) => productoId === punto.productoId);
    return dato ? [{ actual: punto.actual.totales.total, ...dato }] : [];
  });
  const sum = (valor: (elegido: (typeof elegidos)[number]) => number) =>
    round(elegidos.reduce((suma, elegido) => suma + valor(elegido), 0));
  return {
    actualEur: sum(({ actual }) => actual),
    ofertaEur: sum(({ totales }) => totales.total),
    ahorroEur: sum(({ ahorroEur }) => ahorroEur),
    ahorroAnualEur: sum(({ ahorroAnualEur }) => ahorroAnualEur),
    comisionEur: sum(({ comision }) => comision.totalEur),
  };
}
