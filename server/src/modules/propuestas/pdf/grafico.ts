import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import { enEuros } from '@vatio/domain';
import {
  type Canvas,
  CONTENT_WIDTH,
  INK,
  MUTED_INK,
  PAGE_MARGIN,
  RULE_COLOUR,
} from '../../../platform/pdf/canvas.ts';
import { shortMonth, wholeEuros } from '../../../platform/pdf/format.ts';

type Mes = PuntoPropuesto['meses'][number];

const ALTO = 120;
const EJE = 46;
/** The height includes the axis and the legend. */
export const ALTO_DE_GRAFICO = ALTO + 45;

/**
 * Draws two bars for each bill, today's hollow and the offer's solid, so that they are told apart without
 * colour.
 */
export function grafico(lienzo: Canvas, meses: readonly Mes[]): void {
  lienzo.ensureRoom(ALTO_DE_GRAFICO);
  const { doc, y } = lienzo;
  const tope = topeDe(Math.max(...meses.flatMap(({ actualEur, ofertaEur }) => [actualEur, ofertaEur]), 1));
  const base = y + ALTO + 14;
  const alto = (importe: number) => (Math.max(importe, 0) / tope) * ALTO;
  const bbox = [PAGE_MARGIN, y, PAGE_MARGIN + CONTENT_WIDTH, base + 28];
  lienzo.mark(
    'Figure',
    () => {
      ejes(lienzo, tope, base);
      const paso = (CONTENT_WIDTH - EJE) / meses.length;
      const ancho = Math.min(paso * 0.36, 14);
      for (const [i, { hasta, actualEur, ofertaEur }] of meses.entries()) {
        const x = PAGE_MARGIN + EJE + i * paso + paso / 2;
        doc.rect(x - ancho, base - alto(actualEur), ancho - 1, alto(actualEur));
        doc.lineWidth(0.8).fillAndStroke('#ffffff', INK);
        doc.rect(x + 1, base - alto(ofertaEur), ancho, alto(ofertaEur)).fill(lienzo.marca.colorPrincipal);
        lienzo.fuente('normal', 7, MUTED_INK).text(shortMonth(hasta), x - paso / 2, base + 4, {
          width: paso,
          align: 'center',
        });
      }
      leyenda(lienzo, base + 18);
    },
    { alt: textoDe(meses), bbox },
  );
  lienzo.y = base + 36;
}

function ejes(lienzo: Canvas, tope: number, base: number): void {
  const { doc } = lienzo;
  for (let i = 0; i <= 4; i++) {
    const alto = base - (ALTO * i) / 4;
    doc
      .moveTo(PAGE_MARGIN + EJE, alto)
      .lineTo(PAGE_MARGIN + CONTENT_WIDTH, alto)
      .lineWidth(i === 0 ? 0.8 : 0.4)
      .stroke(i === 0 ? INK : RULE_COLOUR);
    lienzo.fuente('normal', 7, MUTED_INK).text(wholeEuros((tope * i) / 4), PAGE_MARGIN, alto - 4, {
      width: EJE - 6,
      align: 'right',
    });
  }
}

function leyenda(lienzo: Canvas, y: number): void {
  const { doc } = lienzo;
  const x = PAGE_MARGIN + EJE;
  doc
    .rect(x, y + 1, 7, 7)
    .lineWidth(0.8)
    .fillAndStroke('#ffffff', INK);
  lienzo.fuente('normal', 8).text('Hoy', x + 12, y);
  doc.rect(x + 50, y + 1, 7, 7).fill(lienzo.marca.colorPrincipal);
  lienzo.fuente('normal', 8).text('Oferta', x + 62, y);
}

/** A round figure above the highest bar, which four steps divide well. */
function topeDe(maximo: number): number {
  const escala = 10 ** Math.floor(Math.log10(maximo));
  const tope = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((veces) => veces * escala >= maximo) ?? 10;
  return tope * escala;
}

function textoDe(meses: readonly Mes[]): string {
  const filas = meses.map(
    ({ hasta, actualEur, ofertaEur }) =>
      `${shortMonth(hasta)}: ${enEuros(actualEur)} y ${enEuros(ofertaEur)}`,
  );
  return `Importe de cada factura hoy y con la oferta. ${filas.join('; ')}.`;
}
