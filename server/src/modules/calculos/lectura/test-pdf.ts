import PDFDocument from 'pdfkit';

/** Text at a place of a page, in points from its upper left corner. */
export type Texto = readonly [x: number, y: number, texto: string];

export type PaginaDePrueba = {
  readonly textos: readonly Texto[];
  /** Degrees by which viewers turn the page, with its text drawn so that it is upright once turned. */
  readonly giro?: 90 | 180 | 270;
  readonly draw?: (doc: PDFKit.PDFDocument) => void;
};

const ANCHO = 595;
const ALTO = 842;

/** A PDF with text where it is told, as the programs of suppliers write it. */
export async function pdfDePrueba(
  paginas: readonly PaginaDePrueba[],
  opciones: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, size: [ANCHO, ALTO], margin: 0, ...opciones });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const { textos, giro, draw } of paginas) {
    doc.addPage({ size: [ANCHO, ALTO], margin: 0 });
    if (giro) turn(doc, giro);
    draw?.(doc);
    for (const [x, y, texto] of textos) {
      doc.fontSize(9).text(texto, x, y, { lineBreak: false });
    }
  }
  doc.end();
  await new Promise((resolve) => doc.on('end', resolve));
  return Buffer.concat(chunks);
}

function turn(doc: PDFKit.PDFDocument, giro: 90 | 180 | 270): void {
  Object.assign(doc.page.dictionary.data, { Rotate: giro });
  // A page turned clockwise is drawn turned the other way.
  if (giro === 90) doc.transform(0, -1, 1, 0, 0, ALTO);
  if (giro === 180) doc.transform(-1, 0, 0, -1, ANCHO, ALTO);
  if (giro === 270) doc.transform(0, 1, -1, 0, ANCHO, 0);
}

/** Lines one under the other, each in columns at their own distances. */
export function columna(
  y: number,
  lineas: readonly (string | readonly string[])[],
  xs: readonly number[] = [40, 300, 480],
): Texto[] {
  return lineas.flatMap((linea, i) =>
    (typeof linea === 'string' ? [linea] : linea).map(
      (texto, j) => [xs[j] ?? 40, y + i * 14, texto] as const,
    ),
  );
}
