import type { Readable } from 'node:stream';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { notFound } from '../../../platform/problems.ts';
import { ZipOutput } from '../../../platform/zip-output.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { ficherosDe } from '../../documentos/documentos.service.ts';
import { sobre } from '../clientes.service.ts';
import { findFicha } from '../ficha.repository.ts';
import { readEverything } from './relacionados.repository.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

/** A zip of all that is stored on a client, and the name that tells it from others. */
type DatosPersonales = { readonly nombre: string; readonly zip: Readable };

/** Everything stored on a client: rows by table in one JSON, and the files (GDPR, arts. 15 and 20). */
export async function exportDatos({ db, files }: Deps, viewer: Viewer, id: string): Promise<DatosPersonales> {
  const ficha = await findFicha(db, viewer, id);
  if (ficha === undefined) throw notFound();
  const datos = await readEverything(db, ficha.id);
  await insertAuditoria(db, { ...sobre(viewer, ficha.id), accion: 'exportar-datos' });
  const zip = new ZipOutput();
  zip.addBuffer(Buffer.from(`${JSON.stringify(datos, null, 2)}\n`), 'datos.json');
  const lost: string[] = [];
  for (const { sha256, nombre } of await ficherosDe(db, viewer, {
    entidad: 'cliente',
    entidadId: ficha.id,
  })) {
    if ((await files.check(sha256)) === 'intact')
      zip.addStream(`documentos/${nombre}`, () => files.open(sha256));
    else lost.push(nombre);
  }
  if (lost.length > 0) zip.addBuffer(Buffer.from(noticeOf(lost)), 'documentos/NO-DISPONIBLES.txt');
  return { nombre: ficha.nombre, zip: zip.end() };
}

/** A damaged file does not keep a person from the rest of their data, and the notice lists it as missing. */
function noticeOf(lost: readonly string[]): string {
  return `Estos documentos constan, pero su fichero falta o está dañado:\n\n${lost.join('\n')}\n`;
}
