import { nombreLlano } from '@vatio/domain';
import type { ColumnaLeida } from '../../../platform/hoja/lectura/lector-de-fila.ts';
import { invalidData, problem } from '../../../platform/problems.ts';
import { CAMPOS, COLUMNAS } from './campos.ts';

/** What each title is, for those that a person or an earlier file said. */
export type Mapa = Readonly<Record<string, string>>;

export type ColumnaDeFichero = { readonly titulo: string; readonly campo: string | null };

export function leerTitulos(titulos: readonly string[], mapa: Mapa): ColumnaDeFichero[] {
  return titulos.map((titulo) => ({ titulo, campo: campoDe(titulo, mapa) }));
}

function campoDe(titulo: string, mapa: Mapa): string | null {
  const dicho = mapa[titulo];
  if (dicho !== undefined) return COLUMNAS.some(({ campo }) => campo === dicho) ? dicho : null;
  const llano = nombreLlano(titulo);
  const columna = COLUMNAS.find(({ titulo: suyo, otros = [] }) =>
    [suyo, ...otros].some((uno) => nombreLlano(uno) === llano),
  );
  return columna?.campo ?? null;
}

/** The columns as the reader of rows takes them, once none is missing nor twice. */
export function columnasDeLectura(leidas: readonly ColumnaDeFichero[]): (ColumnaLeida | undefined)[] {
  const campos = leidas.flatMap(({ campo }) => (campo === null ? [] : [campo]));
  const doble = leidas.find(
    ({ campo }, i) => campo !== null && campos.indexOf(campo) !== campos.lastIndexOf(campo) && i >= 0,
  );
  if (doble) throw cabecera(`La columna «${doble.titulo}» está dos veces`, leidas);
  const faltan = COLUMNAS.filter(({ campo, obligatorio }) => obligatorio && !campos.includes(campo));
  if (faltan.length > 0) {
    throw cabecera(`Faltan las columnas ${faltan.map(({ titulo }) => `«${titulo}»`).join(', ')}`, leidas);
  }
  return leidas.map(({ titulo, campo }) => (campo === null ? undefined : { campo, titulo, factor: 1 }));
}

/** With the file's own columns, so that whoever asked says what each of them is. */
function cabecera(detail: string, columnas: readonly ColumnaDeFichero[]) {
  return problem('cabecera-no-valida', 400, 'No se entiende la cabecera del fichero', {
    detail,
    datos: { columnas, campos: CAMPOS },
  });
}

/** The JSON that says what the titles are. */
export function leerMapa(texto: string | undefined): Mapa {
  if (texto === undefined) return {};
  try {
    const leido: unknown = JSON.parse(texto);
    if (typeof leido === 'object' && leido !== null && !Array.isArray(leido)) {
      return Object.fromEntries(
        Object.entries(leido).flatMap(([titulo, campo]) =>
          typeof campo === 'string' ? [[titulo, campo]] : [],
        ),
      );
    }
  } catch {
    // Said below.
  }
  throw invalidData({ columnas: 'Ha de ser un JSON de título → campo' });
}

/** Files with the same titles are of one kind, in whatever order they come. */
export function claveDeCabecera(titulos: readonly string[]): string {
  return titulos.map(nombreLlano).sort().join('|');
}

/** Every column in one CSV line. Excel takes it for UTF-8 by its first mark. */
export function plantillaCsv(): string {
  return `\uFEFF${COLUMNAS.map(({ titulo }) => titulo).join(';')}\r\n`;
}
