import { type Canvas, CONTENT_WIDTH, MUTED_INK, PAGE_MARGIN, RULE_COLOUR, SMALL_PRINT_PT } from './canvas.ts';

/** Draws the footer of every page at the end, when the number of pages is known. */
export function drawFooters(lienzo: Canvas, documento: string): void {
  const { doc } = lienzo;
  const { start, count } = doc.bufferedPageRange();
  const pie = doc.createForm('Pie', () => drawShared(lienzo, documento));
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    doc.markContent('Artifact', { type: 'Pagination' });
    pie.showOn(doc.page);
    lienzo
      .fuente('normal', 7.5, MUTED_INK)
      .text(`Página ${i + 1} de ${count}`, PAGE_MARGIN, 814, { width: CONTENT_WIDTH, align: 'right' });
    doc.endMarkedContent();
  }
}

/** What all footers say; the small print of a brand may be long, and a proposal may have forty pages. */
function drawShared(lienzo: Canvas, documento: string): void {
  const { doc, pie } = lienzo;
  doc.moveTo(PAGE_MARGIN, pie.y - 5).lineTo(PAGE_MARGIN + CONTENT_WIDTH, pie.y - 5);
  doc.lineWidth(0.5).stroke(RULE_COLOUR);
  lienzo
    .fuente('normal', SMALL_PRINT_PT, MUTED_INK)
    .text(pie.texto, PAGE_MARGIN, pie.y, { width: CONTENT_WIDTH, lineGap: 1 });
  lienzo
    .fuente('normal', 7.5, MUTED_INK)
    .text(documento, PAGE_MARGIN, 814, { width: CONTENT_WIDTH, lineBreak: false });
}
