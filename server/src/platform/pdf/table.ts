import {
  type Canvas,
  COLUMN_HEADER,
  CONTENT_WIDTH,
  INK,
  MUTED_INK,
  PAGE_MARGIN,
  ROW_HEADER,
  RULE_COLOUR,
  TINT,
} from './canvas.ts';

export type PdfColumn = {
  readonly titulo: string;
  /** The column takes this share of the width. */
  readonly parte: number;
  readonly alinea?: 'left' | 'right';
};

export type PdfRow = {
  readonly celdas: readonly string[];
  readonly peso?: 'normal' | 'subtotal' | 'total';
};

const TAMANO = 8;
const RELLENO = 3;

type Caja = { readonly x: number; readonly ancho: number; readonly alinea: 'left' | 'right' };

/** Draws a table that repeats its head on every page; the first cell of a row is the row's head. */
export function drawTable(lienzo: Canvas, columnas: readonly PdfColumn[], filas: readonly PdfRow[]): void {
  const cajas = cajasDe(columnas);
  const titulos = columnas.map(({ titulo }) => titulo);
  const alto = altoDe({ lienzo, cajas, textos: titulos, fuente: 'negrita' });
  lienzo.ensureRoom(alto + 40);
  const elemento = lienzo.grupo('Table');
  const cabecera = lienzo.doc.struct('TR');
  elemento.add(cabecera);
  writeHeader({
    lienzo,
    cajas,
    titulos,
    alto,
    mark: (draw) => {
      const celda = lienzo.doc.struct('TH', COLUMN_HEADER);
      cabecera.add(celda);
      celda.add(draw);
      celda.end();
    },
  });
  cabecera.end();
  for (const fila of filas) {
    const suAlto = altoDe({ lienzo, cajas, textos: fila.celdas, fuente: fila.peso ? 'negrita' : 'normal' });
    if (lienzo.ensureRoom(suAlto)) {
      writeHeader({ lienzo, cajas, titulos, alto, mark: (draw) => lienzo.decorate(draw) });
    }
    writeRow({ lienzo, elemento, cajas, pdfRow: fila, alto: suAlto });
  }
  elemento.end();
  lienzo.y += 8;
}

function cajasDe(columnas: readonly PdfColumn[]): Caja[] {
  const partes = columnas.reduce((suma, { parte }) => suma + parte, 0);
  let x = PAGE_MARGIN;
  return columnas.map(({ parte, alinea = 'right' }) => {
    const ancho = (CONTENT_WIDTH * parte) / partes;
    const caja = { x: x + RELLENO, ancho: ancho - 2 * RELLENO, alinea };
    x += ancho;
    return caja;
  });
}

function altoDe({
  lienzo,
  cajas,
  textos,
  fuente,
}: {
  readonly lienzo: Canvas;
  readonly cajas: readonly Caja[];
  readonly textos: readonly string[];
  readonly fuente: 'normal' | 'negrita';
}): number {
  lienzo.fuente(fuente, TAMANO);
  const altos = cajas.map(({ ancho }, i) => {
    const texto = textos[i] ?? '';
    return fitsInLine(lienzo, texto, ancho)
      ? lienzo.doc.currentLineHeight(true)
      : lienzo.doc.heightOfString(texto, { width: ancho });
  });
  return Math.max(...altos) + 2 * RELLENO;
}

/** Nearly all cells hold one line, and breaking a text into lines takes several times as long as drawing one. */
function fitsInLine({ doc }: Canvas, texto: string, ancho: number): boolean {
  return !texto.includes('\n') && doc.widthOfString(texto) <= ancho;
}

function writeCell(
  lienzo: Canvas,
  texto: string,
  { x, y, ancho, alinea }: Caja & { readonly y: number },
): void {
  const { doc } = lienzo;
  if (!fitsInLine(lienzo, texto, ancho)) doc.text(texto, x, y, { width: ancho, align: alinea });
  else {
    const left = alinea === 'right' ? x + ancho - doc.widthOfString(texto) : x;
    doc.text(texto, left, y, { lineBreak: false });
  }
}

function writeHeader({
  lienzo,
  cajas,
  titulos,
  alto,
  mark,
}: {
  readonly lienzo: Canvas;
  readonly cajas: readonly Caja[];
  readonly titulos: readonly string[];
  readonly alto: number;
  readonly mark: (draw: () => void) => void;
}): void {
  const { y, doc } = lienzo;
  lienzo.decorate(() =>
    doc
      .moveTo(PAGE_MARGIN, y + alto)
      .lineTo(PAGE_MARGIN + CONTENT_WIDTH, y + alto)
      .lineWidth(1)
      .stroke(INK),
  );
  for (const [i, caja] of cajas.entries()) {
    mark(() => {
      lienzo.fuente('negrita', TAMANO, MUTED_INK);
      const titulo = titulos[i] ?? '';
      const suAlto = doc.heightOfString(titulo, { width: caja.ancho });
      writeCell(lienzo, titulo, { ...caja, y: y + alto - RELLENO - suAlto });
    });
  }
  lienzo.y = y + alto;
}

function writeRow({
  lienzo,
  elemento,
  cajas,
  pdfRow: { celdas, peso = 'normal' },
  alto,
}: {
  readonly lienzo: Canvas;
  readonly elemento: PDFKit.PDFStructureElement;
  readonly cajas: readonly Caja[];
  readonly pdfRow: PdfRow;
  readonly alto: number;
}): void {
  const { y, doc } = lienzo;
  lienzo.decorate(() => {
    if (peso === 'normal') {
      doc.moveTo(PAGE_MARGIN, y + alto).lineTo(PAGE_MARGIN + CONTENT_WIDTH, y + alto);
      doc.lineWidth(0.5).stroke(RULE_COLOUR);
    } else doc.rect(PAGE_MARGIN, y, CONTENT_WIDTH, alto).fill(peso === 'total' ? INK : TINT);
  });
  const fila = doc.struct('TR');
  elemento.add(fila);
  for (const [i, caja] of cajas.entries()) {
    const celda = doc.struct(i === 0 ? 'TH' : 'TD', i === 0 ? ROW_HEADER : {});
    fila.add(celda);
    celda.add(() => {
      lienzo.fuente(peso === 'normal' ? 'normal' : 'negrita', TAMANO, peso === 'total' ? '#ffffff' : INK);
      writeCell(lienzo, celdas[i] ?? '', { ...caja, y: y + RELLENO });
    });
    celda.end();
  }
  fila.end();
  lienzo.y = y + alto;
}
