import { ANCHO, GRIS, type Lienzo, MARGEN, RAYA } from './lienzo.ts';

/** Under every page, once all of them are there: what the document is, the small print, the page and how many there are. */
export function pies(lienzo: Lienzo, documento: string, letraPequena: string): void {
  const { start, count } = lienzo.doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    lienzo.doc.switchToPage(start + i);
    lienzo.doc.markContent('Artifact', { type: 'Pagination' });
    writeFooter(lienzo, letraPequena, [documento, `Página ${i + 1} de ${count}`]);
    lienzo.doc.endMarkedContent();
  }
}

function writeFooter(
  lienzo: Lienzo,
  letraPequena: string,
  [izquierda, derecha]: readonly [string, string],
): void {
  const { doc } = lienzo;
  doc.moveTo(MARGEN, 787).lineTo(MARGEN + ANCHO, 787);
  doc.lineWidth(0.5).stroke(RAYA);
  lienzo.fuente('normal', 6.5, GRIS).text(letraPequena, MARGEN, 792, { width: ANCHO, lineGap: 1 });
  lienzo.fuente('normal', 7.5, GRIS).text(izquierda, MARGEN, 814, { width: ANCHO, lineBreak: false });
  lienzo.fuente('normal', 7.5, GRIS).text(derecha, MARGEN, 814, { width: ANCHO, align: 'right' });
}
