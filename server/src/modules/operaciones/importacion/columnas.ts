import { createHash } from 'node:crypto';
import type { importacionDeFilas } from '@vatio/contract/endpoints';
import { nombreLlano } from '@vatio/domain';
import { z } from 'zod';
import { invalidData, problem } from '../../../platform/problems.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';
import { parseInput } from '../../../platform/validation.ts';

/** What a column of a file may fill. */
export type Columna = {
  readonly campo: string;
  readonly titulo: string;
  readonly obligatorio?: true;
  /** Its cells are numbers, by which the decimal sign of the file is told. */
  readonly numero?: true;
  /** Other titles that it is known by. */
  readonly otros?: readonly string[];
  /** Those that are known as something else in a file that has its own title too. */
  readonly doubtful?: readonly string[];
};

/** By title, the field that it fills; null: none. */
export type Mapa = Readonly<Record<string, string | null>>;

/** What each title of a file fills: as it was said, or as it lets guess. */
export function readTitles(
  columnas: readonly Columna[],
  titulos: readonly string[],
  mapa: Mapa,
): (Columna | undefined)[] {
  const certain = titulos.map((titulo) => {
    const said = mapa[titulo];
    return columnas.find((columna) =>
      said === undefined ? nombreLlano(columna.titulo) === nombreLlano(titulo) : columna.campo === said,
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

/** The columns as the reader of rows takes them, once none is missing nor twice. */
export function requireColumns(
  columnas: readonly Columna[],
  leidas: readonly (Columna | undefined)[],
  /** With which whoever asked says what each of them is. */
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
    // As the file calls it: that is where to look for what is wrong.
    const titulo = datos.columnas[i]?.titulo || columna?.titulo || '';
    return columna && { campo: columna.campo, titulo, factor: 1 };
  });
}

const mapaSchema = z.record(z.string(), z.string().nullable());

/** The JSON that says what the titles are. */
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
    (dicho) => dicho && !columnas.some(({ campo }) => campo === dicho),
  );
  if (extrano) throw invalidData({ columnas: `«${extrano}» no es ningún campo` });
  return mapa;
}

/** Files with the same titles are of one kind, in whatever order they come. */
export function claveDeCabecera(titulos: readonly string[]): string {
  return createHash('sha256').update(titulos.map(nombreLlano).sort().join('|')).digest('hex');
}

/** Every column in one CSV line. Excel takes it for UTF-8 by its first mark. */
export function enPlantilla(columnas: readonly Columna[]): string {
  return `\uFEFF${columnas.map(({ titulo }) => titulo).join(';')}\r\n`;
}
