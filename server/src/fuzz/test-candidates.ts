import type { FuzzedHouse } from './test-fuzzed-house.ts';
import { identifierOf } from './test-rows.ts';

/** Likely values of a field, so that calls reach rows that exist. */
export type Candidates = (campo: string, ruta: string) => readonly string[];

/** A filter tries only some values of a column with many. */
const VALORES_POR_COLUMNA = 12;

/**
 * Values come from the columns with the field's name (`cups`, `nif`, `clienteId`), and from the identifiers of
 * the tables that the field's name or the path mentions (`/v1/clientes/:id` → `cliente`).
 */
export function candidatesOf({ filas, llaves }: Pick<FuzzedHouse, 'filas' | 'llaves'>): Candidates {
  const columnas = new Map<string, Set<string>>();
  const tablas = new Map<string, string[]>();
  for (const fila of filas) {
    const id = identifierOf(fila);
    if (id !== undefined) tablas.set(fila.tabla, [...(tablas.get(fila.tabla) ?? []), id]);
    for (const [nombre, valor] of Object.entries(fila.columnas)) {
      const textos = [valor].flat().filter((text) => typeof text === 'string' || typeof text === 'number');
      const conocidos = columnas.get(nombre) ?? new Set();
      for (const texto of textos) if (conocidos.size < VALORES_POR_COLUMNA) conocidos.add(String(texto));
      columnas.set(nombre, conocidos);
    }
  }
  const ids = (palabras: readonly string[]) => mejores(tablas, palabras);
  return (campo, ruta) => {
    const valores = [campo, `${campo}Id`].flatMap((nombre) =>
      nombre === 'id' ? [] : [...(columnas.get(nombre) ?? [])],
    );
    const suyos = ids(/^ids?$/.test(campo) ? [antesDe(ruta)] : enPalabras(campo));
    const hallados = [...(llaves[campo] ?? []), ...suyos, ...valores];
    return hallados.length === 0 && campo.endsWith('Id') ? ids([antesDe(ruta)]) : hallados;
  };
}

/**
 * The segment of the path before its first parameter, or else the last one, names what an identifier is about.
 */
function antesDe(ruta: string): string {
  const trozos = ruta.split('/');
  const primero = trozos.findIndex((trozo) => trozo.startsWith(':'));
  return trozos.at(primero - 1) ?? '';
}

/** Identifiers of the tables whose name shares most with the words. */
function mejores(
  tablas: ReadonlyMap<string, readonly string[]>,
  palabras: readonly string[],
): readonly string[] {
  const puntos = [...tablas].map(([tabla, suyos]) => ({ suyos, parte: parteDicha(tabla, palabras) }));
  const mejor = Math.max(...puntos.map(({ parte }) => parte));
  return mejor === 0 ? [] : puntos.flatMap(({ suyos, parte }) => (parte === mejor ? suyos : []));
}

function enPalabras(nombre: string): string[] {
  return nombre.split(/[_-]|(?=[A-Z])/).map((palabra) => palabra.toLowerCase());
}

/** `clientes` covers the whole of `cliente`; `linea` covers half of `liquidacion_linea`. */
function parteDicha(tabla: string, palabras: readonly string[]): number {
  const suyas = enPalabras(tabla);
  const dicha = (una: string) =>
    palabras.some((otra) => otra.length > 3 && (otra.startsWith(una) || una.startsWith(otra)));
  return suyas.filter(dicha).length / suyas.length;
}
