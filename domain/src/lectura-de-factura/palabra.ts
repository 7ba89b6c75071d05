/** Left, top, width and height in points of a page as it is seen, from its upper left corner. */
export type Caja = readonly [x: number, y: number, ancho: number, alto: number];

/** A word of a page, with where it is seen and where it stands in the direction of reading. */
export type Palabra = {
  readonly texto: string;
  /** The first page is 1. */
  readonly pagina: number;
  readonly caja: Caja;
  /** Along the line and across the lines, in points; they differ from `caja` where the text runs upwards. */
  readonly desde: number;
  readonly hasta: number;
  readonly centro: number;
  readonly alto: number;
};

/** Some words of one line, from left to right, and their text with a place for each. */
export type Renglon = {
  readonly pagina: number;
  readonly centro: number;
  readonly palabras: readonly Palabra[];
  readonly texto: string;
  /** `texto` without accents or capitals, letter by letter at the same places. */
  readonly llano: string;
  /** Where each word begins in `texto`. */
  readonly inicios: readonly number[];
};

/** Text without accents or capitals, each letter at its place. */
function llano(texto: string): string {
  return Array.from(texto.normalize('NFC'), (letra) => {
    const sola = letra
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
    return sola.length === letra.length ? sola : letra;
  }).join('');
}

/** Pieces of one word that a program set apart stand closer than this share of their height. */
const PEGADAS = 0.12;

export function renglonDe(palabras: readonly Palabra[]): Renglon {
  const [primera] = palabras;
  let texto = '';
  let final: number | undefined;
  const inicios: number[] = [];
  for (const palabra of palabras) {
    const hueco = final === undefined ? 0 : palabra.desde - final;
    // A word further left is that of the next line of the same item.
    if (hueco > palabra.alto * PEGADAS || hueco < -palabra.alto) texto += ' ';
    inicios.push(texto.length);
    texto += palabra.texto.normalize('NFC');
    final = palabra.hasta;
  }
  return {
    pagina: primera?.pagina ?? 0,
    centro: primera?.centro ?? 0,
    palabras,
    texto,
    llano: llano(texto),
    inicios,
  };
}

/** The words of a part of a line's text. */
export function palabrasEntre(renglon: Renglon, inicio: number, fin: number): readonly Palabra[] {
  return renglon.palabras.filter((palabra, i) => {
    const comienzo = renglon.inicios[i] ?? 0;
    return comienzo < fin && comienzo + palabra.texto.length > inicio;
  });
}

/** The box around some words; a value of one page lies on that page alone. */
export function cajaDe(palabras: readonly Palabra[]): Caja {
  const izquierda = Math.min(...palabras.map(({ caja }) => caja[0]));
  const arriba = Math.min(...palabras.map(({ caja }) => caja[1]));
  const derecha = Math.max(...palabras.map(({ caja }) => caja[0] + caja[2]));
  const abajo = Math.max(...palabras.map(({ caja }) => caja[1] + caja[3]));
  const corta = (valor: number) => Math.round(valor * 100) / 100;
  return [corta(izquierda), corta(arriba), corta(derecha - izquierda), corta(abajo - arriba)];
}
