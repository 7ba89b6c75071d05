import { type Canvas, CONTENT_WIDTH, MUTED_INK, PAGE_MARGIN, RULE_COLOUR, SMALL_PRINT_PT } from './canvas.ts';

/** Draws the footer of every page at the end, when the number of pages is known. */
export function drawFooters(lienzo: Canvas, documento: string): void {
  const { start, count } = lienzo.doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    lienzo.doc.switchToPage(start + i);
    lienzo.doc.markContent('Artifact', { type: 'Pagination' });
    writeFooter(lienzo, [documento, `Página ${i + 1} de ${count}`]);
    lienzo.doc.endMarkedContent();
  }
}

function writeFooter(lienzo: Canvas, [izquierda, derecha]: readonly [string, string]): void {
  const { doc, pie } = lienzo;
  doc.moveTo(PAGE_MARGIN, pie.y - 5).lineTo(PAGE_MARGIN + CONTENT_WIDTH, pie.y - 5);
  doc.lineWidth(0.5).stroke(RULE_COLOUR);
  lienzo
    .fuente('normal', SMALL_PRINT_PT, MUTED_INK)
    .text(pie.texto, PAGE_MARGIN, pie.y, { width: CONTENT_WIDTH, lineGap: 1 });
  lienzo
    .fuente('normal', 7.5, MUTED_INK)
    .text(izquierda, PAGE_MARGIN, 814, { width: CONTENT_WIDTH, lineBreak: false });
  lienzo
    .fuente('normal', 7.5, MUTED_INK)
    .text(derecha, PAGE_MARGIN, 814, { width: CONTENT_WIDTH, align: 'right' });
}
