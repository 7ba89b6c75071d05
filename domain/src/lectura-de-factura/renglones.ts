import { type Palabra, type Renglon, renglonDe } from './palabra.ts';

/** Words whose centres differ by less than this share of their height stand on one line. */
const MISMA_LINEA = 0.5;
/** A gutter between two columns of text is at least so wide, in points. */
const CALLE = 14;

/** The lines of a document, each whole from one margin to the other. */
export function wholeRenglones(palabras: readonly Palabra[]): readonly Renglon[] {
  return porPaginas(palabras).flatMap((suyas) => inLines(suyas).map(renglonDe));
}

/** The lines of a document, those of a page in two columns of text read one column after the other. */
export function renglonesByColumn(palabras: readonly Palabra[]): readonly Renglon[] {
  return porPaginas(palabras).flatMap((suyas) => {
    const filas = inLines(suyas);
    const calle = gutterOf(filas);
    if (calle === undefined) return filas.map(renglonDe);
    const crosses = (fila: readonly Palabra[]) =>
      fila.some(({ desde, hasta }) => desde < calle && hasta > calle);
    const izquierda: Palabra[][] = [];
    const derecha: Palabra[][] = [];
    for (const fila of filas) {
      if (crosses(fila)) {
        izquierda.push(fila);
        continue;
      }
      const parte = fila.filter(({ hasta }) => hasta <= calle);
      const ajena = fila.filter(({ desde }) => desde >= calle);
      if (parte.length > 0) izquierda.push(parte);
      if (ajena.length > 0) derecha.push(ajena);
    }
    return [...izquierda, ...derecha].map(renglonDe);
  });
}

function porPaginas(palabras: readonly Palabra[]): Palabra[][] {
  const paginas = new Map<number, Palabra[]>();
  for (const palabra of palabras) {
    const suyas = paginas.get(palabra.pagina);
    if (suyas) suyas.push(palabra);
    else paginas.set(palabra.pagina, [palabra]);
  }
  return [...paginas.values()];
}

function inLines(palabras: readonly Palabra[]): Palabra[][] {
  const filas: { centro: number; alto: number; palabras: Palabra[] }[] = [];
  for (const palabra of palabras.toSorted((a, b) => a.centro - b.centro || a.desde - b.desde)) {
    const fila = filas.at(-1);
    if (fila && Math.abs(palabra.centro - fila.centro) < Math.min(palabra.alto, fila.alto) * MISMA_LINEA) {
      fila.palabras.push(palabra);
    } else filas.push({ centro: palabra.centro, alto: palabra.alto, palabras: [palabra] });
  }
  return filas.map((fila) => fila.palabras.sort((a, b) => a.desde - b.desde));
}

/** Where a page divides into two columns of text; a column of amounts beside their names is none. */
function gutterOf(filas: readonly (readonly Palabra[])[]): number | undefined {
  const todas = filas.flat();
  const izquierda = Math.min(...todas.map(({ desde }) => desde));
  const derecha = Math.max(...todas.map(({ hasta }) => hasta));
  const ancho = derecha - izquierda;
  let mejor: { x: number; ancho: number } | undefined;
  let inicio: number | undefined;
  for (let x = izquierda + ancho * 0.25; x <= izquierda + ancho * 0.8; x += 2) {
    const cruzan = filas.filter((fila) => fila.some(({ desde, hasta }) => desde < x && hasta > x)).length;
    const libre = cruzan <= filas.length * 0.2;
    if (libre) inicio ??= x;
    if (!libre || x + 2 > izquierda + ancho * 0.8) {
      if (inicio !== undefined && x - inicio >= CALLE && x - inicio > (mejor?.ancho ?? 0)) {
        const centro = x - 3;
        if (isTextColumn(filas, centro)) mejor = { x: centro, ancho: x - inicio };
      }
      inicio = undefined;
    }
  }
  return mejor?.x;
}

/** A column of text has lines of its own that begin with a word, more of them than lines of figures alone. */
function isTextColumn(filas: readonly (readonly Palabra[])[], x: number): boolean {
  const partes = filas
    .filter((fila) => !fila.some(({ desde, hasta }) => desde < x && hasta > x))
    .map((fila) => fila.filter(({ desde }) => desde >= x))
    .filter((parte) => parte.length > 0);
  const conTexto = partes.filter((parte) => /^\p{L}{3,}/u.test(parte[0]?.texto ?? '') && parte.length >= 2);
  return conTexto.length >= 4 && conTexto.length >= partes.length * 0.5;
}
