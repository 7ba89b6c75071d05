import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BodyOf, extractos, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { asSentence } from '../../platform/sheet/reading/row-reader.ts';
import { today } from '../../platform/today.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { type ReadImport, readImport } from '../operaciones/importacion/lectura.service.ts';
import { insertLineas } from './casado.repository.ts';
import { matchRows } from './casado.service.ts';
import { COLUMNAS } from './columnas.ts';
import {
  findSameFile,
  insertExtracto,
  listComercializadoras,
  lockExtractos,
  readColumns,
  writeColumns,
} from './extractos.repository.ts';
import { getExtracto, sameFileProblem } from './extractos.service.ts';
import { firstLineas } from './lineas.repository.ts';
import { type Renglon, readRenglon } from './renglon.ts';

type Pedido = {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly query: QueryOf<typeof extractos.importFile>;
  readonly body: BodyOf<typeof extractos.importFile>;
};

type Leido = ReadImport<Renglon> & { readonly sha256: Buffer; readonly fichero: string };

/** A trial shows this many lines, and as many rows with errors. */
const SHOWN = 100;

/**
 * Reads a supplier's statement and matches it with the contracts, all in one transaction, which a trial takes back: what it
 * shows is what importing the file would write.
 */
export async function importExtracto(pedido: Pedido): Promise<ResponseOf<typeof extractos.importFile>> {
  const { db, files, query, body } = pedido;
  await requireMesAndSupplier(db, body);
  const sha256 = await hashOf(files[0]);
  const leido = await readImport({
    files,
    de: { columnas: COLUMNAS, read: readRenglon },
    dichas: body.columnas,
    chosen: body,
    remembered: async () => ({ columnas: await readColumns(db, body.comercializadora) }),
  });
  const conError = leido.renglones.filter(({ motivos }) => motivos.length > 0);
  const ensayando = query.ensayo === 'si';
  if (!ensayando && query.errores === 'rechazar' && conError.length > 0) throw filasConError(conError.length);
  const { columnas, campos, lectura } = leido;
  const comun = { columnas, campos, lectura, total: leido.renglones.length };
  const trx = await db.startTransaction().execute();
  try {
    const leida = { ...leido, sha256, fichero: files[0]?.filename ?? '' };
    const id = await writeExtracto({ ...pedido, db: trx }, leida);
    const extracto = await getExtracto(trx, id);
    if (!ensayando) {
      await trx.commit().execute();
      return { ...comun, ensayo: null, extracto };
    }
    const lineas = await firstLineas(trx, id, SHOWN);
    await trx.rollback().execute();
    const filasConError = conError.slice(0, SHOWN).map(({ numero, cups, motivos }) => ({
      fila: numero,
      cups,
      motivo: motivos.map(asSentence).join('; '),
    }));
    const ensayo = { resumen: extracto.resumen, errores: conError.length, filasConError, lineas };
    return { ...comun, ensayo, extracto: null };
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

async function requireMesAndSupplier(db: Db, { mes, comercializadora }: Pedido['body']): Promise<void> {
  if (`${mes}-01` > today()) throw invalidData({ mes: 'Ese mes aún no ha empezado' });
  if (!(await listComercializadoras(db)).includes(comercializadora)) {
    throw invalidData({ comercializadora: 'Ningún producto es de esta comercializadora' });
  }
}

/** Writes the statement, its lines and what its columns were, in the caller's transaction. */
async function writeExtracto(
  { db: trx, viewer, body: { comercializadora, mes } }: Pedido,
  { renglones, mapa, sha256, fichero }: Leido,
): Promise<string> {
  await lockExtractos(trx);
  const same = await findSameFile(trx, sha256);
  if (same) throw sameFileProblem(same);
  const buenos = renglones.filter(({ motivos }) => motivos.length === 0);
  const codigo = await nextCodigo(trx, 'EX', Number(mes.slice(0, 4)));
  const id = await insertExtracto(trx, {
    codigo,
    comercializadora,
    fichero,
    sha256,
    mes: `${mes}-01`,
    filasFuera: renglones.length - buenos.length,
    creadoPor: viewer.id,
  });
  const lineas = await matchRows(trx, { comercializadora, mes }, buenos);
  await insertLineas(
    trx,
    lineas.map((linea) => ({ ...linea, extractoId: id })),
  );
  await writeColumns(trx, comercializadora, mapa);
  await insertAuditoria(trx, {
    usuarioId: viewer.id,
    entidad: 'extracto',
    entidadId: id,
    accion: 'importar',
    despues: { codigo, comercializadora, mes },
  });
  return id;
}

function filasConError(count: number) {
  return problem({
    code: 'filas-con-error',
    status: 400,
    title:
      count === 1
        ? 'Una fila no se puede leer: corrige el fichero o déjala fuera'
        : `${count.toLocaleString('es')} filas no se pueden leer: corrige el fichero o déjalas fuera`,
  });
}

async function hashOf(file: UploadedFile | undefined): Promise<Buffer> {
  const hash = createHash('sha256');
  if (file) await pipeline(createReadStream(file.path), hash);
  return hash.digest();
}
