import { ANCHO, GRIS, type Lienzo, MARCA, MARGEN } from './lienzo.ts';

/** The head of a first page: the mark, the name, and on the other side what the document is not yet, if anything. */
export function marca(lienzo: Lienzo, aviso: string | null): void {
  const { doc } = lienzo;
  lienzo.adornar(() => {
    doc.rect(0, 0, 595.28, 12).fill(MARCA);
    doc.roundedRect(MARGEN, 52, 32, 32, 9).fill(MARCA);
    doc
      .moveTo(MARGEN + 6.5, 61.5)
      .lineTo(MARGEN + 13.6, 76)
      .lineTo(MARGEN + 19.4, 64.2);
    doc.lineWidth(3.4).lineCap('round').lineJoin('round').stroke('#ffffff');
    doc.circle(MARGEN + 23.6, 61.2, 3.1).fill('#f5b324');
    doc.lineCap('butt').lineJoin('miter');
  });
  lienzo.marcar('P', () => lienzo.fuente('negrita', 16).text('Vatio', MARGEN + 42, 60));
  if (aviso === null) return;
  lienzo.marcar('P', () =>
    lienzo.fuente('negrita', 12, GRIS).text(aviso, MARGEN, 62, { width: ANCHO, align: 'right' }),
  );
}
