import { createHash } from 'node:crypto';
import type { importacionDeFilas } from '@vatio/contract/endpoints';
import { type Contenido, contenidoDeColumna, nombreLlano, nombresDeTitulo } from '@vatio/domain';
import { z } from 'zod';
import { invalidData, problem } from '../../../platform/problems.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';
import { parseInput } from '../../../platform/validation.ts';

export type Columna = {
  readonly campo: string;
  readonly titulo: string;
  readonly obligatorio?: true;
  /** Any of these fields in its stead tells whose a row is. */
  readonly bastan?: readonly string[];
  /** Its cells are numbers, which tell the decimal sign of the file. */
  readonly numero?: true;
  /** Other titles by which it is recognised. */
  readonly otros?: readonly string[];
  /** Titles that mean something else in a file that also has this column's own title. */
  readonly doubtful?: readonly string[];
  /** What its cells are, by which a column whose title says nothing is recognised. */
  readonly contenido?: Contenido;
  /** Several columns may fill it; of any other, the first that has something in a row does. */
  readonly varias?: true;
};

/** The field that each title fills; null means none. */
export type Mapa = Readonly<Record<string, string | null>>;

/** How surely a title names a column: as the template does, by another name, by a part of it, or by a doubtful one. */
const SEGURIDAD = { propia: 3, otra: 2, parte: 1, dudosa: 0 } as const;

type Nombrada = { readonly columna: Columna; readonly seguridad: number };

/** The column that a title names, whatever else the file has. */
export function columnaDeTitulo(columnas: readonly Columna[], titulo: string): Nombrada | undefined {
  const [entero = '', ...partes] = nombresDeTitulo(titulo);
  const find = (nombre: string, nombres: (columna: Columna) => readonly string[] | undefined) =>
    columnas.find((columna) => nombres(columna)?.some((sinonimo) => nombreLlano(sinonimo) === nombre));
  const intentos = [
    [SEGURIDAD.propia, find(entero, (columna) => [columna.titulo])],
    [SEGURIDAD.otra, find(entero, ({ otros }) => otros)],
    ...partes.map((parte) => {
      return [SEGURIDAD.parte, find(parte, ({ titulo: propio, otros = [] }) => [propio, ...otros])] as const;
    }),
    ...[entero, ...partes].map(
      (nombre) => [SEGURIDAD.dudosa, find(nombre, ({ doubtful }) => doubtful)] as const,
    ),
  ] as const;
  for (const [seguridad, columna] of intentos) if (columna) return { columna, seguridad };
  return undefined;
}

/** The first cells of each column of a file, by which it may be known. */
type Muestras = readonly (readonly string[])[];

/** The field of each title of a file: as it was given, or by what the title says, or else by what the cells are. */
export function readTitles(
  columnas: readonly Columna[],
  titulos: readonly string[],
  { mapa, muestras }: { readonly mapa: Mapa; readonly muestras: Muestras },
): (Columna | undefined)[] {
  const nombradas = titulos.map((titulo) => {
    const campo = mapa[titulo];
    if (campo === undefined) return columnaDeTitulo(columnas, titulo);
    const columna = columnas.find((una) => una.campo === campo);
    return columna && { columna, seguridad: SEGURIDAD.propia };
  });
  const leidas = nombradas.map((nombrada) =>
    nombrada && !givesWay(nombrada, nombradas) ? nombrada.columna : undefined,
  );
  for (const [i, titulo] of titulos.entries()) {
    if (leidas[i] || mapa[titulo] !== undefined) continue;
    const contenido = contenidoDeColumna(muestras[i] ?? []);
    const columna = contenido && columnas.find((una) => una.contenido === contenido);
    if (!leidas.includes(columna)) leidas[i] = columna;
  }
  return leidas;
}

/** A title gives way to one that names its column more surely; where the column says whose a row is, only if it was a guess. */
function givesWay({ columna, seguridad }: Nombrada, nombradas: readonly (Nombrada | undefined)[]): boolean {
  const mas = Math.max(...nombradas.flatMap((otra) => (otra?.columna === columna ? otra.seguridad : [])));
  if (columna.varias) return false;
  return seguridad < (columna.obligatorio ? Math.min(mas, SEGURIDAD.otra) : mas);
}

/** The columns for the row reader, once none is missing nor repeated. */
export function requireColumns(
  columnas: readonly Columna[],
  leidas: readonly (Columna | undefined)[],
  /** A refusal carries these, with which its author says what each column is. */
  datos: importacionDeFilas.Columnas,
): (ImportColumn | undefined)[] {
  const noValida = (detail: string) =>
    problem({
      code: 'cabecera-no-valida',
      status: 400,
      title: 'No se entiende la cabecera del fichero',
      extra: { detail, datos },
    });
  const doble = leidas.find((columna, i) => columna?.obligatorio && leidas.indexOf(columna) !== i);
  if (doble) throw noValida(`Dos columnas llenan «${doble.titulo}»: di cuál con el selector`);
  const isRead = (campo: string) => leidas.some((columna) => columna?.campo === campo);
  const faltan = columnas.filter(
    ({ campo, obligatorio, bastan = [] }) => obligatorio && !isRead(campo) && !bastan.some(isRead),
  );
  if (faltan.length > 0) {
    throw noValida(`Faltan las columnas ${faltan.map(({ titulo }) => `«${titulo}»`).join(', ')}`);
  }
  return leidas.map((columna, i) => {
    // The reason names the title as the file writes it, so that it is found there.
    const titulo = datos.columnas[i]?.titulo || columna?.titulo || '';
    return columna && { campo: columna.campo, titulo, factor: 1 };
  });
}

const mapaSchema = z.record(z.string(), z.string().nullable());

/** Parses the JSON that says what the titles mean. */
export function readMap(columnas: readonly Columna[], texto: string | undefined): Mapa {
  if (texto === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(texto);
  } catch {
    throw invalidData({ columnas: 'No es JSON' });
  }
  const mapa = parseInput(mapaSchema, json);
  const extrano = Object.values(mapa).find(
    (elegido) => elegido && !columnas.some(({ campo }) => campo === elegido),
  );
  if (extrano) throw invalidData({ columnas: `«${extrano}» no es ningún campo` });
  return mapa;
}

/** The titles that a file of rows left out has before those of its own file. */
export const DE_LO_QUE_QUEDO_FUERA = ['Línea', 'Campo', 'Motivo'] as const;

/** Files with the same titles are of one kind, in any order; the rows that were left out of one are of its kind too. */
export function claveDeCabecera(titulos: readonly string[]): string {
  const deFuera = DE_LO_QUE_QUEDO_FUERA.every((titulo, i) => titulos[i] === titulo);
  const suyos = deFuera ? titulos.slice(DE_LO_QUE_QUEDO_FUERA.length) : titulos;
  return createHash('sha256').update(suyos.map(nombreLlano).sort().join('|')).digest('hex');
}

/** Every column in one CSV line. The BOM makes Excel read it as UTF-8. */
export function enPlantilla(columnas: readonly Columna[]): string {
  return `\uFEFF${columnas.map(({ titulo }) => titulo).join(';')}\r\n`;
}
