import { type Canvas, CONTENT_WIDTH, INK, PAGE_MARGIN } from '../../../platform/pdf/canvas.ts';
import { drawFacts } from '../../../platform/pdf/text.ts';

export const POR_ESCRIBIR = '______________________________';

const BOX = { w: CONTENT_WIDTH / 2, h: 54 } as const;

type Signature = {
  readonly quien: string;
  /** A provider of signatures writes the day itself, in the box. */
  readonly enProveedor?: boolean | undefined;
};

/** The place, the day and the room of a signature. */
export function drawSignature(lienzo: Canvas, { quien, enProveedor = false }: Signature): void {
  lienzo.ensureRoom(110);
  lienzo.y += 10;
  if (!enProveedor)
    drawFacts(lienzo, [
      ['Lugar', POR_ESCRIBIR],
      ['Fecha', POR_ESCRIBIR],
    ]);
  const { y } = lienzo;
  lienzo.mark('P', () => lienzo.fuente('normal', 8).text(quien, PAGE_MARGIN, y));
  const box = { x: PAGE_MARGIN, y: y + 14, ...BOX };
  lienzo.decorate(() => lienzo.doc.rect(box.x, box.y, box.w, box.h).lineWidth(0.6).stroke(INK));
  if (enProveedor) lienzo.signatures.push({ quien, page: lienzo.page, ...box });
  lienzo.y = y + 78;
}
