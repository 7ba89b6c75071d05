import { BRAND_COLOUR, type Canvas, CONTENT_WIDTH, MUTED_INK, PAGE_MARGIN } from './canvas.ts';

/** The head of a first page: the mark, the name and, opposite, a notice such as «borrador» where there is one. */
export function drawBrand(lienzo: Canvas, aviso: string | null): void {
  const { doc } = lienzo;
  lienzo.adornar(() => {
    doc.rect(0, 0, 595.28, 12).fill(BRAND_COLOUR);
    doc.roundedRect(PAGE_MARGIN, 52, 32, 32, 9).fill(BRAND_COLOUR);
    doc
      .moveTo(PAGE_MARGIN + 6.5, 61.5)
      .lineTo(PAGE_MARGIN + 13.6, 76)
      .lineTo(PAGE_MARGIN + 19.4, 64.2);
    doc.lineWidth(3.4).lineCap('round').lineJoin('round').stroke('#ffffff');
    doc.circle(PAGE_MARGIN + 23.6, 61.2, 3.1).fill('#f5b324');
    doc.lineCap('butt').lineJoin('miter');
  });
  lienzo.marcar('P', () => lienzo.fuente('negrita', 16).text('Vatio', PAGE_MARGIN + 42, 60));
  if (aviso === null) return;
  lienzo.marcar('P', () =>
    lienzo
      .fuente('negrita', 12, MUTED_INK)
      .text(aviso, PAGE_MARGIN, 62, { width: CONTENT_WIDTH, align: 'right' }),
  );
}
