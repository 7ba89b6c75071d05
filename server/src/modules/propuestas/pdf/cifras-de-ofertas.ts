import { enEuros } from '@vatio/domain';
import {
  type Canvas,
  CONTENT_WIDTH,
  INK,
  MUTED_INK,
  PAGE_MARGIN,
  TINT,
} from '../../../platform/pdf/canvas.ts';
import { fixedPercent, wholeNumber } from '../../../platform/pdf/format.ts';
import type { ContenidoPdf, OfertaPdf } from './contenido-pdf.ts';

const ALTO = 128;
const HUECO = 10;

/** The cover's figures where there is something to choose: what is paid today, and a box for each offer. */
export function cifrasDeOfertas(lienzo: Canvas, { ofertas }: ContenidoPdf): void {
  const { doc, y } = lienzo;
  const { actualAnualEur, consumoAnualKwh } = ofertas[0].resumen;
  lienzo.mark('P', () => {
    lienzo.fuente('normal', 10, MUTED_INK).text('Hoy pagas al año', PAGE_MARGIN, y);
    lienzo.fuente('negrita', 22).text(enEuros(actualAnualEur), PAGE_MARGIN, y + 14);
    lienzo
      .fuente('normal', 8, MUTED_INK)
      .text(`Impuestos incluidos, sobre ${wholeNumber(consumoAnualKwh)} kWh al año`, PAGE_MARGIN, y + 42);
  });
  lienzo.y = y + 66;
  const ancho = (CONTENT_WIDTH - HUECO * (ofertas.length - 1)) / ofertas.length;
  for (const [i, oferta] of ofertas.entries()) {
    cajaDe({ lienzo, oferta, numero: i + 1, x: PAGE_MARGIN + i * (ancho + HUECO), ancho });
  }
  lienzo.y += ALTO + 22;
  const bajo = lienzo.y - 14;
  lienzo.mark('P', () =>
    lienzo
      .fuente('normal', 9, MUTED_INK)
      .text('Elige una: las tienes comparadas línea a línea en las páginas siguientes.', PAGE_MARGIN, bajo),
  );
  lienzo.y = doc.y + 10;
}

function cajaDe({
  lienzo,
  oferta: { puntos, resumen },
  numero,
  x,
  ancho,
}: {
  readonly lienzo: Canvas;
  readonly oferta: OfertaPdf;
  readonly numero: number;
  readonly x: number;
  readonly ancho: number;
}): void {
  const { doc, y } = lienzo;
  const { colorPrincipal } = lienzo.marca;
  const { ofertaAnualEur, ahorroAnualEur, ahorroPct } = resumen;
  lienzo.decorate(() => {
    doc.roundedRect(x, y, ancho, ALTO, 8).fill(TINT);
    doc.rect(x + 8, y, ancho - 16, 3).fill(colorPrincipal);
  });
  const dentro = { width: ancho - 24, ellipsis: true, lineBreak: true };
  lienzo.mark('P', () => {
    lienzo.fuente('negrita', 11, INK).text(`Oferta ${numero}`, x + 12, y + 14, dentro);
    lienzo
      .fuente('normal', 8.5, MUTED_INK)
      .text(productosDe(puntos), x + 12, y + 30, { ...dentro, height: 24 });
    lienzo.fuente('negrita', 17, INK).text(enEuros(ofertaAnualEur), x + 12, y + 60, dentro);
    lienzo.fuente('normal', 8, MUTED_INK).text('al año, impuestos incluidos', x + 12, y + 80, dentro);
    const ahorra = ahorroAnualEur >= 0;
    lienzo
      .fuente('negrita', 10, ahorra ? colorPrincipal : INK)
      .text(
        `${ahorra ? 'Ahorras' : 'Pagas de más'} ${enEuros(Math.abs(ahorroAnualEur))}`,
        x + 12,
        y + 98,
        dentro,
      );
    lienzo
      .fuente('normal', 8, MUTED_INK)
      .text(`${fixedPercent(Math.abs(ahorroPct))}`, x + 12, y + 112, dentro);
  });
}

export function productosDe(puntos: OfertaPdf['puntos']): string {
  return [
    ...new Set(puntos.map(({ comercializadora, producto }) => `${comercializadora} · ${producto}`)),
  ].join(', ');
}
