import { stat } from 'node:fs/promises';
import { type BodyOf, documentos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { chunksOf } from '../../platform/files/file-source.ts';
import type { FileSource, FileStore } from '../../platform/files/file-store.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { demasiadoGrande, type UploadedFile } from '../../platform/upload.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import {
  type Duenos,
  deleteDocumentos,
  type FilaDocumento,
  filesDe,
  findDocumento,
  insertDocumento,
  markRemoved,
} from './documentos.repository.ts';
import { type Formato, formatoDe, recognizeFormato } from './formatos.ts';

export type NuevoDocumento = {
  readonly entidad: documentos.Dueno;
  readonly entidadId: string;
  readonly tipo: documentos.Tipo;
  /** The name that its author gave it, with the extension of its content. */
  readonly nombre: string;
  readonly fichero: FileSource;
  /** Null means that Vatio made it, or that it came by a link without an account. */
  readonly usuarioId: string | null;
  /** The only formats that are taken; when absent, all those that a document may have. */
  readonly formatos?: readonly string[];
};

/**
 * Keeps a file about a thing and records it in the audit, all in the transaction; answers its identifier. The
 * caller has checked that the author may do so.
 */
export async function saveDocumento(
  trx: Db,
  files: FileStore,
  { fichero, nombre, formatos, ...documento }: NuevoDocumento,
): Promise<string> {
  await checkSize(fichero);
  const formato = await recognizeFormato(chunksOf(fichero));
  if (!formato || formatos?.includes(formato.formato) === false) throw noAdmitido(formatos);
  const { sha256, bytes } = await files.put(trx, fichero);
  const fila = { ...documento, nombre: nombreLimpio(nombre, formato), bytes };
  const id = await insertDocumento(trx, { ...fila, formato: formato.formato, sha256 });
  const { usuarioId, ...despues } = fila;
  await insertAuditoria(trx, { usuarioId, entidad: 'documento', entidadId: id, accion: 'subir', despues });
  return id;
}

/** The bytes with that SHA-256. It is only for files that are known to be small. */
export async function readContenido(files: FileStore, sha256: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.open(sha256)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function checkSize(fichero: FileSource): Promise<void> {
  const bytes = typeof fichero === 'string' ? (await stat(fichero)).size : fichero.length;
  if (bytes === 0) throw invalidData({ fichero: 'El fichero está vacío' });
  if (bytes > documentos.MAX_BYTES) throw demasiadoGrande(documentos.MAX_BYTES);
}

const TODOS = 'PDF, imágenes (PNG, JPG, WebP, HEIC, TIFF), Word, Excel, OpenDocument y texto';

function noAdmitido(formatos: readonly string[] | undefined) {
  const texto = `Se admiten ${formatos ? formatos.join(', ').toUpperCase() : TODOS}`;
  return problem({
    code: 'formato-no-admitido',
    status: 415,
    title: 'No se admite este tipo de fichero',
    extra: {
      detail: texto,
      errors: { fichero: texto },
    },
  });
}

const MAX_NOMBRE = 150;
const EXTENSIONES: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  tiff: ['tif', 'tiff'],
  heic: ['heic', 'heif'],
  txt: ['txt', 'csv', 'xml', 'eml', 'md'],
};

/**
 * The last part of a path of any system, without the characters that a file name cannot have, and with the
 * extension of its content.
 */
function nombreLimpio(nombre: string, { formato }: Formato): string {
  const ultimo = nombre.split(/[\\/]/).at(-1) ?? '';
  const limpio = ultimo.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'documento';
  const extension = limpio.split('.').at(-1)?.toLowerCase() ?? '';
  const valida = (EXTENSIONES[formato] ?? [formato]).includes(extension);
  return valida ? limpio.slice(-MAX_NOMBRE) : `${limpio.slice(0, MAX_NOMBRE)}.${formato}`;
}

export async function uploadDocumento({
  db,
  deps,
  viewer,
  upload: { body, files },
}: {
  readonly db: Db;
  readonly deps: { readonly files: FileStore; readonly duenos: Duenos };
  readonly viewer: Viewer;
  readonly upload: { body: BodyOf<typeof documentos.upload>; files: readonly UploadedFile[] };
}): Promise<documentos.Documento> {
  await requireOwner({ db, duenos: deps.duenos, viewer, dueno: body });
  const [fichero, sobrante] = files;
  if (!fichero || sobrante) throw invalidData({ fichero: 'Sube un fichero, y solo uno' });
  const id = await db.transaction().execute((trx) =>
    saveDocumento(trx, deps.files, {
      ...body,
      nombre: fichero.filename,
      fichero: fichero.path,
      usuarioId: viewer.id,
    }),
  );
  return respuestaDocumento((await findDocumento(db, viewer, id))!, viewer);
}

/** A thing that the viewer may not see does not exist for them. */
export async function requireOwner({
  db,
  duenos,
  viewer,
  dueno: { entidad, entidadId },
}: {
  readonly db: Db;
  readonly duenos: Duenos;
  readonly viewer: Viewer;
  readonly dueno: { readonly entidad: documentos.Dueno; readonly entidadId: string };
}): Promise<void> {
  const visible = await duenos[entidad]?.(db, viewer, entidadId);
  if (!visible) throw notFound();
}

export async function readDocumento({
  db,
  duenos,
  viewer,
  id,
}: {
  readonly db: Db;
  readonly duenos: Duenos;
  readonly viewer: Viewer;
  readonly id: string;
}): Promise<FilaDocumento> {
  const documento = await findDocumento(db, viewer, id);
  if (documento === undefined) throw notFound();
  await requireOwner({ db, duenos, viewer, dueno: documento });
  return documento;
}

/** Deletes or restores a document. A client may only delete what they uploaded. */
export async function setRemoved({
  db,
  duenos,
  viewer,
  id,
  borrado,
}: {
  readonly db: Db;
  readonly duenos: Duenos;
  readonly viewer: Viewer;
  readonly id: string;
  readonly borrado: boolean;
}): Promise<documentos.Documento> {
  const documento = await readDocumento({ db, duenos, viewer, id });
  if (!canRemove(documento, viewer)) {
    throw problem({
      code: 'sin-permiso',
      status: 403,
      title: 'Solo puedes quitar los documentos que subiste tú',
    });
  }
  if ((documento.borradoEn !== null) === borrado) return respuestaDocumento(documento, viewer);
  await db.transaction().execute(async (trx) => {
    await markRemoved(trx, id, borrado);
    const accion = borrado ? 'borrar' : 'restaurar';
    await insertAuditoria(trx, { usuarioId: viewer.id, entidad: 'documento', entidadId: id, accion });
  });
  return respuestaDocumento(documento, viewer);
}

function canRemove({ usuarioId }: FilaDocumento, { id, role }: Viewer): boolean {
  return role !== 'cliente' || usuarioId === id;
}

export function respuestaDocumento(fila: FilaDocumento, viewer: Viewer): documentos.Documento {
  const { id, entidad, entidadId, tipo, nombre, formato, bytes, usuarioId } = fila;
  return {
    id,
    entidad,
    entidadId,
    tipo,
    nombre,
    formato,
    bytes,
    previsualizable: formatoDe(formato).previsualizable,
    quien: usuarioId === null ? null : { id: usuarioId, nombre: fila.usuarioNombre ?? '' },
    creado: fila.creadoEn,
    actualizado: fila.actualizadoEn,
    borrado: fila.borradoEn !== null,
    firmaDeshecha: fila.firmaDeshechaEn !== null,
    acciones: canRemove(fila, viewer) ? ['borrar'] : [],
  };
}

/** The files of a thing that the viewer may read, each under a name of its own. */
export async function ficherosDe(
  db: Db,
  viewer: Viewer,
  dueno: { readonly entidad: documentos.Dueno; readonly entidadId: string },
): Promise<{ readonly sha256: Buffer; readonly nombre: string }[]> {
  const filas = await filesDe(db, viewer, dueno);
  const names = distinctNames(filas.map(({ nombre }) => nombre));
  return filas.map(({ sha256 }, i) => ({ sha256, nombre: names[i] ?? '' }));
}

/** Files with the same name are told apart by a number, as a browser does: `DNI.pdf`, `DNI (2).pdf`. */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    // Windows and macOS keep one file for names that only differ in case.
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${stem} (${n})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Deletes some documents, and the files that no other document has. */
export async function eraseDocumentos(trx: Db, files: FileStore, ids: readonly string[]): Promise<void> {
  for (const sha256 of await deleteDocumentos(trx, ids)) await files.remove(trx, sha256);
}
