import { createHash } from 'node:crypto';
import type { importacionDeFilas } from '@vatio/contract/endpoints';
import { nombreLlano } from '@vatio/domain';
import { z } from 'zod';
import { invalidData, problem } from '../../../platform/problems.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';
import { parseInput } from '../../../platform/validation.ts';

export type Columna = {
  readonly campo: string;
  readonly titulo: string;
  readonly obligatorio?: true;
  /** Its cells are numbers, which tell the decimal sign of the file. */
  readonly numero?: true;
  /** Other titles by which it is recognised. */
  readonly otros?: readonly string[];
  /** Titles that mean something else in a file that also has this column's own title. */
  readonly doubtful?: readonly string[];
};

/** The field that each title fills; null means none. */
export type Mapa = Readonly<Record<string, string | null>>;

/** The field of each title of a file, as it was given or else guessed. */
export function readTitles(
  columnas: readonly Columna[],
  titulos: readonly string[],
  mapa: Mapa,
): (Columna | undefined)[] {
  const certain = titulos.map((titulo) => {
    const campo = mapa[titulo];
    return columnas.find((columna) =>
      campo === undefined ? nombreLlano(columna.titulo) === nombreLlano(titulo) : columna.campo === campo,
    );
  });
  return titulos.map((titulo, i) => {
    if (certain[i] || mapa[titulo] !== undefined) return certain[i];
    const plain = nombreLlano(titulo);
    const isPlain = (other: string) => nombreLlano(other) === plain;
    return columnas.find(
      (columna) =>
        columna.otros?.some(isPlain) || (columna.doubtful?.some(isPlain) && !certain.includes(columna)),
    );
  });
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
  const doble = leidas.find((columna, i) => columna && leidas.indexOf(columna) !== i);
  if (doble) throw noValida(`Dos columnas llenan «${doble.titulo}»: di cuál con el selector`);
  const faltan = columnas.filter((columna) => columna.obligatorio && !leidas.includes(columna));
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

/** Files with the same titles are of one kind, in any order. */
export function claveDeCabecera(titulos: readonly string[]): string {
  return createHash('sha256').update(titulos.map(nombreLlano).sort().join('|')).digest('hex');
}

/** Every column in one CSV line. The BOM makes Excel read it as UTF-8. */
export function enPlantilla(columnas: readonly Columna[]): string {
  return `\uFEFF${columnas.map(({ titulo }) => titulo).join(';')}\r\n`;
}
