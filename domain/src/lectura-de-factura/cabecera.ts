import type { Cifra, Unidad } from './cifras-impresas.ts';
import type { Renglon } from './palabra.ts';
import { unidadDeCelda } from './unidad-de-celda.ts';

/** The head of a table: which unit stands in each of its columns. */
export type Cabecera = {
  readonly renglon: Renglon;
  readonly columnas: readonly { readonly centro: number; readonly unidad: Unidad }[];
};

/** The heads of a table's columns: words of units or quantities, and no figures. */
export function cabeceraDe(renglon: Renglon, cifras: readonly Cifra[]): Cabecera | undefined {
  if (cifras.length > 0) return undefined;
  const columnas = celdasDe(renglon).flatMap(({ llano, centro }) => {
    const unidad = unidadDeCelda(llano);
    return unidad ? [{ centro, unidad }] : [];
  });
  return columnas.length >= 2 ? { renglon, columnas } : undefined;
}

/** Words apart by more than their height stand in cells of their own. */
function celdasDe(renglon: Renglon): { readonly llano: string; readonly centro: number }[] {
  const celdas: { inicio: number; fin: number; desde: number; hasta: number }[] = [];
  renglon.palabras.forEach((palabra, i) => {
    const inicio = renglon.inicios[i] ?? 0;
    const fin = inicio + palabra.texto.length;
    const celda = celdas.at(-1);
    if (celda && palabra.desde - celda.hasta < palabra.alto) {
      celda.fin = fin;
      celda.hasta = palabra.hasta;
    } else celdas.push({ inicio, fin, desde: palabra.desde, hasta: palabra.hasta });
  });
  return celdas.map(({ inicio, fin, desde, hasta }) => ({
    llano: renglon.llano.slice(inicio, fin).trim(),
    centro: (desde + hasta) / 2,
  }));
}
