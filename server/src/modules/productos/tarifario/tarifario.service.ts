import { type BodyOf, productos, type ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { findTable, type Table } from '../../../platform/sheet/reading/find-table.ts';
import { type Chosen, limited, openBook } from '../../../platform/sheet/reading/read-sheet.ts';
import { today } from '../../../platform/today.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { type EntradaAuditoria, insertAuditorias } from '../../auditoria/auditoria.repository.ts';
import { lecturaDe } from '../../operaciones/importacion/lectura.service.ts';
import { changeLibro, closeVersion, insertProductos, insertVersiones } from '../libro.repository.ts';
import { listLibro } from '../productos.repository.ts';
import type { Borrador } from './borrador.ts';
import { interpretTarifario } from './interpretacion.ts';
import { readMatriz } from './matriz/matriz.ts';
import { planTarifario } from './plan.ts';
import { campoDeTitulo } from './titulos.ts';

const LIMITES = { maxBytes: productos.MAX_BYTES_TARIFARIO, maxFilas: productos.MAX_FILAS_TARIFARIO };

/** Reads a price list and says what it does. With `publicar` it does all of it, or nothing if a row is wrong. */
export async function loadTarifario({
  db,
  viewer,
  files,
  publish,
  body: { comercializadora, hoja: sheet, cabecera: headingRow, codificacion: encoding, separador: separator },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly publish: boolean;
  readonly body: BodyOf<typeof productos.importTarifario>;
}): Promise<ResponseOf<typeof productos.importTarifario>> {
  const chosen = { sheet, headingRow, encoding, separator };
  const { table, isMatriz } = await readList(files, chosen);
  return changeLibro(db, async (trx) => {
    const libro = await listLibro(trx, viewer);
    const { renglones, avisos } = interpretTarifario({ table, dicha: comercializadora, libro, isMatriz });
    const { cambios, borrador } = planTarifario(libro, renglones, today());
    const cuantos = (accion: (typeof cambios)[number]['accion']) =>
      cambios.filter((cambio) => cambio.accion === accion).length;
    const errores = cuantos('error');
    const publicado = publish && errores === 0;
    if (publicado) {
      await save(trx, borrador);
      await insertAuditorias(trx, entradasDe(viewer, borrador));
    }
    return {
      publicado,
      nuevos: cuantos('nuevo'),
      nuevasVersiones: cuantos('nueva-version'),
      sinCambios: cuantos('sin-cambios'),
      errores,
      avisos,
      lectura: lecturaDe(table),
      cambios,
    };
  });
}

/** The list of a file: a table with a title a column, or else the one that its matrices say. */
async function readList(
  files: readonly UploadedFile[],
  chosen: Chosen,
): Promise<{ readonly table: Table; readonly isMatriz: boolean }> {
  const book = await openBook(files, { limits: LIMITES, chosen });
  const table = findTable(book, campoDeTitulo, chosen);
  const { sheet } = chosen;
  const sheets = book.sheets.filter(({ name }) => sheet === undefined || name === sheet);
  const matriz = saysAll(table) ? undefined : readMatriz({ ...book, sheets }, table);
  const isMatriz = matriz !== undefined && (!saysSome(table) || hasField(matriz, 'potenciaEurKwAnio'));
  return { table: limited(isMatriz ? matriz : table, LIMITES), isMatriz };
}

/** Whether the titles of a table say what each of its rows needs to be read by itself. */
function saysSome(table: Table): boolean {
  return ['nombre', 'tarifa'].every((campo) => hasField(table, campo));
}

function saysAll(table: Table): boolean {
  const hasPrices = ['energiaEurKwh', 'potenciaEurKwAnio'].every((campo) => hasField(table, campo));
  return saysSome(table) && (hasPrices || hasField(table, 'terminos'));
}

function hasField({ headings }: Table, campo: string): boolean {
  return headings.some((titulo) => campoDeTitulo(titulo)?.split('.')[0] === campo);
}

function entradasDe({ id: usuarioId }: Viewer, { nuevos, versiones }: Borrador): EntradaAuditoria[] {
  const comun = { usuarioId, entidad: 'producto' } as const;
  const productos = nuevos.map(({ id, versiones: _, ...producto }) => {
    return { ...comun, entidadId: id, accion: 'crear', despues: producto };
  });
  const deVersiones = versiones.map(({ productoId, id: _, condiciones, ...vigencia }) => {
    return {
      ...comun,
      entidadId: productoId,
      accion: 'nueva-version',
      despues: { ...vigencia, ...condiciones },
    };
  });
  return [...productos, ...deVersiones];
}

async function save(db: Db, { nuevos, versiones, cerradas }: Borrador): Promise<void> {
  await insertProductos(
    db,
    nuevos.map(({ versiones: _, ...producto }) => producto),
  );
  const nuevas = new Set(versiones.map(({ id }) => id));
  for (const { id, hasta } of cerradas)
    if (hasta !== null && !nuevas.has(id)) await closeVersion(db, id, hasta);
  await insertVersiones(
    db,
    versiones.map(({ condiciones, ...version }) => ({
      ...version,
      condiciones: JSON.stringify(condiciones),
    })),
  );
}
