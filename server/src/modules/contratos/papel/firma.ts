import { type Canvas, CONTENT_WIDTH, INK, PAGE_MARGIN } from '../../../platform/pdf/canvas.ts';
import { drawFacts } from '../../../platform/pdf/text.ts';

/** A line to write on. */
export const POR_ESCRIBIR = '______________________________';

/** The place, the day and the room of a signature. */
export function drawSignature(lienzo: Canvas, quien: string): void {
  lienzo.asegurar(110);
  lienzo.y += 10;
  drawFacts(lienzo, [
    ['Lugar', POR_ESCRIBIR],
    ['Fecha', POR_ESCRIBIR],
  ]);
  const { y } = lienzo;
  lienzo.mark('P', () => lienzo.fuente('normal', 8).text(quien, PAGE_MARGIN, y));
  lienzo.adornar(() =>
    lienzo.doc
      .rect(PAGE_MARGIN, y + 14, CONTENT_WIDTH / 2, 54)
      .lineWidth(0.6)
      .stroke(INK),
  );
  lienzo.y = y + 78;
}
