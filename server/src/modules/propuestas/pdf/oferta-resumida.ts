import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import { type Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { shortMonth } from '../../../platform/pdf/format.ts';
import { drawParagraph, drawSubtitle, drawTitle } from '../../../platform/pdf/text.ts';
import { condiciones } from './condiciones.ts';
import type { ContenidoPdf, OfertaPdf } from './contenido-pdf.ts';
import { ALTO_DE_GRAFICO, grafico } from './grafico.ts';
import { metodo } from './metodo.ts';
import { potenciasPropuestas, precios } from './precios-de-muchos.ts';
import { lineasDePunto } from './punto.ts';

/** With more supplies than these in all the offers together, nobody leafs through the lines of each on paper. */
const CON_CADA_LINEA = 9;

/** The rows of concepts and bills that the pages of one offer have at most, so that its PDF stays under 200 kB. */
const MAX_ROWS = 350;

/**
 * Whether a proposal leaves the quantity and the price of each line to its page, so that its PDF can be mailed and printed. The
 * comparison of several offers gives every amount and every price, and a single offer has a line for each supply.
 */
export function isResumida({ ofertas }: Pick<ContenidoPdf, 'ofertas'>): boolean {
  const [{ puntos }] = ofertas;
  if (ofertas.length > 1) return ofertas.length * puntos.length > CON_CADA_LINEA;
  const rows = puntos.reduce((sum, { comparativa, meses }) => sum + comparativa.length + meses.length, 0);
  return rows > MAX_ROWS;
}

/** Points that the terms of a product and the method take, so that neither is left alone on the last page. */
const TERMINOS = 420;

/** Supplies of a single offer whose lines are printed although the others' are not. */
const EN_DETALLE = 3;

/** The supplies up to which several offers are compared concept by concept in each one. */
const CON_CADA_CONCEPTO = 15;

/** The supplies of a comparison that are compared concept by concept: all of them, or the dearest of too many. */
export function puntosComparados(puntos: readonly PuntoPropuesto[]): readonly PuntoPropuesto[] {
  return puntos.length > CON_CADA_CONCEPTO ? puntosEnDetalle(puntos) : puntos;
}

/** The supplies that cost most today, whose lines a client looks at first. */
function puntosEnDetalle(puntos: readonly PuntoPropuesto[]): readonly PuntoPropuesto[] {
  return puntos.toSorted((a, b) => b.resumen.actualAnualEur - a.resumen.actualAnualEur).slice(0, EN_DETALLE);
}

/** What an offer has of its own: the bills of all its supplies together, and the terms of each of its products. */
export function paginasResumidas(lienzo: Canvas, { ofertas }: ContenidoPdf): void {
  const sola = ofertas.length === 1;
  for (const [o, { puntos }] of ofertas.entries()) {
    lienzo.ensureRoom(ALTO_DE_GRAFICO + 160);
    lienzo.seccion();
    const cuantos = `${puntos.length} puntos de suministro`;
    drawTitle(lienzo, sola ? `Los ${cuantos}, juntos` : `Oferta ${o + 1} · ${cuantos}`);
    mesesJuntos(lienzo, puntos);
    if (puntosComparados(puntos).length < puntos.length || sola) {
      precios(lienzo, puntos);
      potenciasPropuestas(lienzo, puntos);
    }
    if (sola) lineasDeLosMasCaros(lienzo, puntos);
    for (const punto of uniqueCondiciones(puntos)) {
      drawSubtitle(lienzo, `${punto.comercializadora} · ${punto.producto}`, 90);
      condiciones(lienzo, punto);
    }
  }
  metodo(lienzo, juntos(ofertas[0]));
}

function lineasDeLosMasCaros(lienzo: Canvas, puntos: readonly PuntoPropuesto[]): void {
  drawParagraph(
    lienzo,
    `Después están, línea a línea, los ${EN_DETALLE} suministros que más pagan hoy. El enlace de la propuesta da la cantidad y el precio de cada línea de todos.`,
  );
  for (const punto of puntosEnDetalle(puntos)) lineasDePunto(lienzo, punto);
  lienzo.ensureRoom(TERMINOS);
}

/** All the supplies of an offer as one, for what is said of their method. */
function juntos({ puntos, resumen }: OfertaPdf): PuntoPropuesto {
  const [primero] = puntos as [PuntoPropuesto];
  const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    ...primero,
    resumen,
    aproximado: puntos.some(({ aproximado }) => aproximado),
    avisos: unique(puntos.map(({ avisos }) => avisos)),
    supuestos: {
      ...primero.supuestos,
      pendientes: unique(puntos.map(({ supuestos }) => supuestos.pendientes)),
    },
  };
}

/** The bills of all supplies added up, each in the month in which it ends. */
function mesesJuntos(lienzo: Canvas, puntos: readonly PuntoPropuesto[]): void {
  const porMes = new Map<string, PuntoPropuesto['meses'][number]>();
  for (const bill of puntos.flatMap(({ meses }) => meses)) {
    const mes = bill.hasta.slice(0, 7);
    const sum = porMes.get(mes);
    porMes.set(mes, sum === undefined ? bill : addBill(sum, bill));
  }
  const meses = [...porMes.values()].sort((a, b) => a.hasta.localeCompare(b.hasta));
  if (meses.length === 0) return;
  drawSubtitle(lienzo, 'Factura a factura, todos los suministros', ALTO_DE_GRAFICO);
  grafico(lienzo, meses);
  drawParagraph(
    lienzo,
    `De ${shortMonth(meses[0]!.hasta)} a ${shortMonth(meses.at(-1)!.hasta)}, cada factura en el mes en que acaba, a los precios e impuestos de la fecha del estudio.`,
    { tamano: 8, color: MUTED_INK },
  );
}

function addBill(
  sum: PuntoPropuesto['meses'][number],
  { kwh, actualEur, ofertaEur }: PuntoPropuesto['meses'][number],
): PuntoPropuesto['meses'][number] {
  return {
    ...sum,
    kwh: round(sum.kwh + kwh, 2),
    actualEur: round(sum.actualEur + actualEur, 2),
    ofertaEur: round(sum.ofertaEur + ofertaEur, 2),
  };
}

/** A supply of each set of terms; of those that share them, that of the least power, to which the law gives most. */
function uniqueCondiciones(puntos: readonly PuntoPropuesto[]): PuntoPropuesto[] {
  const porPotencia = puntos.toSorted((a, b) => Math.max(...b.potenciasKw) - Math.max(...a.potenciasKw));
  return [...new Map(porPotencia.map((punto) => [condicionesDe(punto), punto] as const)).values()];
}

function condicionesDe(punto: PuntoPropuesto): string {
  const { comercializadora, producto, tipo, duracionMeses, permanencia } = punto;
  const { renovable, peajesIncluidos, preciosHasta } = punto;
  return JSON.stringify([
    comercializadora,
    producto,
    tipo,
    duracionMeses,
    permanencia,
    renovable,
    peajesIncluidos,
    preciosHasta,
  ]);
}
