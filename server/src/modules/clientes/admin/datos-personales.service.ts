import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { notFound } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { ficherosDe } from '../../documentos/documentos.service.ts';
import { sobre } from '../clientes.service.ts';
import { findFicha } from '../ficha.repository.ts';
import { leerTodo } from './relacionados.repository.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

/** Everything that is held on a client: rows by table in one JSON, and the files (GDPR, art. 15 and 20). */
export async function exportarDatos({ db, files }: Deps, viewer: Viewer, id: string): Promise<Readable> {
  const ficha = await findFicha(db, viewer, id);
  if (ficha === undefined) throw notFound();
  const datos = await leerTodo(db, ficha.id);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Whatever fails once the answer has begun ends the answer, not the process.
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(`${JSON.stringify(datos, null, 2)}\n`), 'datos.json');
  const lost: string[] = [];
  for (const { sha256, nombre } of await ficherosDe(db, 'cliente', ficha.id)) {
    if ((await files.check(sha256)) === 'intact') addFile(zip, files, sha256, nombre);
    else lost.push(nombre);
  }
  if (lost.length > 0) zip.addBuffer(Buffer.from(noticeOf(lost)), 'documentos/NO-DISPONIBLES.txt');
  zip.end();
  await insertAuditoria(db, { ...sobre(viewer, ficha.id), accion: 'exportar-datos' });
  return output;
}

/** Opened when its turn comes, and only then. */
function addFile(zip: ZipFile, files: FileStore, sha256: Buffer, nombre: string): void {
  zip.addReadStreamLazy(`documentos/${nombre}`, (done) => {
    files.open(sha256).then(
      (stream) => done(null, stream),
      (error) => done(error, null as never),
    );
  });
}

/** What is damaged does not keep a person from the rest of what is theirs, and is said to be missing. */
function noticeOf(lost: readonly string[]): string {
  return `Estos documentos constan, pero su fichero falta o está dañado:\n\n${lost.join('\n')}\n`;
}
