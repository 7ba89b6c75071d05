import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import type { Canvas } from '../../../platform/pdf/canvas.ts';
import { shortMonth } from '../../../platform/pdf/format.ts';
import { drawParagraph, drawSubtitle, drawTitle } from '../../../platform/pdf/text.ts';
import { condiciones } from './condiciones.ts';
import type { ContenidoPdf } from './contenido-pdf.ts';
import { ALTO_DE_GRAFICO, grafico } from './grafico.ts';
import { metodo } from './metodo.ts';

/** With more supplies than these in all the offers together, nobody leafs through the lines of each on paper. */
const CON_CADA_LINEA = 9;

/**
 * Whether a proposal of several offers leaves the quantity and the price of each line to its page, so that its PDF can be
 * mailed and printed; the comparison of the offers gives every amount and every price.
 */
export function isResumida({ ofertas }: Pick<ContenidoPdf, 'ofertas'>): boolean {
  return ofertas.length > 1 && ofertas.length * ofertas[0].puntos.length > CON_CADA_LINEA;
}

/** What an offer has of its own: the bills of all its supplies together, and the terms of each of its products. */
export function paginasResumidas(lienzo: Canvas, { ofertas }: ContenidoPdf): void {
  for (const [o, { puntos }] of ofertas.entries()) {
    lienzo.ensureRoom(ALTO_DE_GRAFICO + 160);
    lienzo.seccion();
    drawTitle(lienzo, `Oferta ${o + 1} · ${puntos.length} puntos de suministro`);
    mesesJuntos(lienzo, puntos);
    for (const punto of uniqueProductos(puntos)) {
      drawSubtitle(lienzo, `${punto.comercializadora} · ${punto.producto}`, 90);
      condiciones(lienzo, punto);
    }
  }
  metodo(lienzo, ofertas[0].puntos[0]!);
}

/** The bills of all supplies added up, where they are of the same days. */
function mesesJuntos(lienzo: Canvas, puntos: readonly PuntoPropuesto[]): void {
  const [primero, ...otros] = puntos;
  const meses = primero?.meses ?? [];
  const alike = otros.every(
    (siguiente) =>
      siguiente.meses.length === meses.length &&
      siguiente.meses.every(({ desde, hasta }, i) => desde === meses[i]?.desde && hasta === meses[i]?.hasta),
  );
  if (meses.length === 0 || !alike) return;
  const sumOf = (i: number, cual: 'kwh' | 'actualEur' | 'ofertaEur') =>
    round(
      puntos.reduce((suma, punto) => suma + (punto.meses[i]?.[cual] ?? 0), 0),
      2,
    );
  const juntos = meses.map((mes, i) => ({
    ...mes,
    kwh: sumOf(i, 'kwh'),
    actualEur: sumOf(i, 'actualEur'),
    ofertaEur: sumOf(i, 'ofertaEur'),
  }));
  drawSubtitle(lienzo, 'Factura a factura, todos los suministros', ALTO_DE_GRAFICO);
  grafico(lienzo, juntos);
  drawParagraph(
    lienzo,
    `De ${shortMonth(meses[0]!.desde)} a ${shortMonth(meses.at(-1)!.hasta)}, a los precios e impuestos de la fecha del estudio.`,
    { tamano: 8 },
  );
}

/** A supply of each product that is offered. */
function uniqueProductos(puntos: readonly PuntoPropuesto[]): PuntoPropuesto[] {
  return [
    ...new Map(
      puntos.map((punto) => [`${punto.comercializadora} · ${punto.producto}`, punto] as const),
    ).values(),
  ];
}
