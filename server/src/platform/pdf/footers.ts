import { type Canvas, CONTENT_WIDTH, MUTED_INK, PAGE_MARGIN, RULE_COLOUR } from './canvas.ts';

/** Draws the footer of every page at the end, when the number of pages is known. */
export function drawFooters(lienzo: Canvas, documento: string, letraPequena: string): void {
  const { start, count } = lienzo.doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    lienzo.doc.switchToPage(start + i);
    lienzo.doc.markContent('Artifact', { type: 'Pagination' });
    writeFooter(lienzo, letraPequena, [documento, `Página ${i + 1} de ${count}`]);
    lienzo.doc.endMarkedContent();
  }
}

function writeFooter(
  lienzo: Canvas,
  letraPequena: string,
  [izquierda, derecha]: readonly [string, string],
): void {
  const { doc } = lienzo;
  doc.moveTo(PAGE_MARGIN, 787).lineTo(PAGE_MARGIN + CONTENT_WIDTH, 787);
  doc.lineWidth(0.5).stroke(RULE_COLOUR);
  lienzo
    .fuente('normal', 6.5, MUTED_INK)
    .text(letraPequena, PAGE_MARGIN, 792, { width: CONTENT_WIDTH, lineGap: 1 });
  lienzo
    .fuente('normal', 7.5, MUTED_INK)
    .text(izquierda, PAGE_MARGIN, 814, { width: CONTENT_WIDTH, lineBreak: false });
  lienzo
    .fuente('normal', 7.5, MUTED_INK)
    .text(derecha, PAGE_MARGIN, 814, { width: CONTENT_WIDTH, align: 'right' });
}
