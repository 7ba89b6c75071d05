import type { ContenidoPdf } from './contenido-pdf.ts';
import { dia } from './formato.ts';
import { ANCHO, GRIS, type Lienzo, MARGEN, RAYA } from './lienzo.ts';

const LEGAL =
  'Estudio comparativo informativo. La contratación se formaliza con la comercializadora, con sus condiciones generales y el documento previo que exige el RD 88/2026. Tus datos se tratan solo para preparar esta propuesta y gestionar lo que contrates.';

/** Under every page: what the document is, the law, the page and how many there are. */
export function pies(lienzo: Lienzo, contenido: ContenidoPdf): void {
  const { codigo, numero, validaHasta } = contenido;
  const { start, count } = lienzo.doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    lienzo.doc.switchToPage(start + i);
    lienzo.doc.markContent('Artifact', { type: 'Pagination' });
    escribirPie(lienzo, [
      `${codigo} v${numero} · válida hasta el ${dia(validaHasta)}`,
      `Página ${i + 1} de ${count}`,
    ]);
    lienzo.doc.endMarkedContent();
  }
}

function escribirPie(lienzo: Lienzo, [izquierda, derecha]: readonly [string, string]): void {
  const { doc } = lienzo;
  doc.moveTo(MARGEN, 787).lineTo(MARGEN + ANCHO, 787);
  doc.lineWidth(0.5).stroke(RAYA);
  lienzo.fuente('normal', 6.5, GRIS).text(LEGAL, MARGEN, 792, { width: ANCHO, lineGap: 1 });
  lienzo.fuente('normal', 7.5, GRIS).text(izquierda, MARGEN, 814, { width: ANCHO, lineBreak: false });
  lienzo.fuente('normal', 7.5, GRIS).text(derecha, MARGEN, 814, { width: ANCHO, align: 'right' });
}
