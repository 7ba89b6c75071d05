import { type Canvas, CONTENT_WIDTH, INK, MUTED_INK, PAGE_MARGIN } from '../../../platform/pdf/canvas.ts';

export const POR_ESCRIBIR = '______________________________';

const BOX = { w: CONTENT_WIDTH / 2, h: 54 } as const;

type Signature = {
  readonly quien: string;
  /** A provider of signatures writes the day itself, in the box. */
  readonly enProveedor?: boolean | undefined;
};

/** Points of a signature with the air around it. */
const SIGNATURE_HEIGHT = 88;

/** The room of a signature, and beside it its place and its day. */
export function drawSignature(lienzo: Canvas, { quien, enProveedor = false }: Signature): void {
  lienzo.ensureRoom(SIGNATURE_HEIGHT);
  lienzo.y += 10;
  const { y } = lienzo;
  lienzo.mark('P', () => lienzo.fuente('normal', 8).text(quien, PAGE_MARGIN, y));
  const box = { x: PAGE_MARGIN, y: y + 14, ...BOX };
  lienzo.decorate(() => lienzo.doc.rect(box.x, box.y, box.w, box.h).lineWidth(0.6).stroke(INK));
  if (enProveedor) lienzo.signatures.push({ quien, page: lienzo.page, ...box });
  else for (const [i, dato] of ['Lugar', 'Fecha'].entries()) drawBlank(lienzo, dato, box.y + i * 28);
  lienzo.y = y + SIGNATURE_HEIGHT - 10;
}

/** A line to write on, in the half of the page that the box leaves. */
function drawBlank(lienzo: Canvas, dato: string, y: number): void {
  const x = PAGE_MARGIN + BOX.w + 16;
  lienzo.mark('P', () => {
    lienzo.fuente('normal', 7.5, MUTED_INK).text(dato, x, y);
    lienzo.fuente('normal', 9.5).text(POR_ESCRIBIR, x, y + 10);
  });
}
