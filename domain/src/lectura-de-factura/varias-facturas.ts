import { Campos, type Origen } from './campo.ts';
import { addComercializadora } from './comercializadora.ts';
import { type LecturaDeFactura, numerosEn, readFactura } from './lectura-de-factura.ts';
import { withoutConfusedLetters } from './letras-confundidas.ts';
import type { Palabra } from './palabra.ts';
import { renglonesByColumn, wholeRenglones } from './renglones.ts';

/**
 * Reads every bill of a document, each from its own pages: a new one begins at a page whose number of bill is another. Where a
 * part would be no bill, without days or total, the document is read as one.
 */
export function readFacturas(
  leidas: readonly Palabra[],
  origen: Origen = 'texto',
): readonly LecturaDeFactura[] {
  const palabras = origen === 'ocr' ? withoutConfusedLetters(leidas) : leidas;
  const partes = partesDe(palabras);
  const lecturas = partes.length > 1 ? partes.map((parte) => readFactura(parte, origen)) : [];
  const enteras = lecturas.every(
    ({ campos, comprobacion }) =>
      comprobacion.total !== null && campos.some(({ nombre }) => nombre === 'hasta'),
  );
  return lecturas.length > 1 && enteras ? lecturas : [readFactura(palabras, origen)];
}

/** The words of each bill. A page without a number, or that names that of the bill before too, goes on with it. */
function partesDe(palabras: readonly Palabra[]): readonly (readonly Palabra[])[] {
  const formato = addComercializadora(new Campos('texto'), wholeRenglones(palabras));
  const paginas = [...new Set(palabras.map(({ pagina }) => pagina))].sort((a, b) => a - b);
  const partes: Palabra[][] = [];
  let actual: string | undefined;
  for (const pagina of paginas) {
    const suyas = palabras.filter((palabra) => palabra.pagina === pagina);
    const conjuntos = [renglonesByColumn(suyas), wholeRenglones(suyas)];
    const numeros = numerosEn(conjuntos, formato).map(({ valor }) => valor);
    const [numero] = numeros;
    const nueva = partes.length === 0 || (numero !== undefined && !numeros.includes(actual ?? numero));
    if (nueva) partes.push([...suyas]);
    else partes.at(-1)?.push(...suyas);
    if (nueva || actual === undefined) actual = numero ?? actual;
  }
  return partes;
}
