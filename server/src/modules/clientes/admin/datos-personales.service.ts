import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { notFound } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { ficherosDe } from '../../documentos/documentos.service.ts';
import { sobre } from '../clientes.service.ts';
import { findFicha } from '../ficha.repository.ts';
import { leerTodo } from './relacionados.repository.ts';

type Deps = { readonly db: Db; readonly dataFolder: string };

/** Everything that is held on a client: rows by table in one JSON, and the files (GDPR, art. 15 and 20). */
export async function exportarDatos({ db, dataFolder }: Deps, viewer: Viewer, id: string): Promise<Readable> {
  const ficha = await findFicha(db, viewer, id);
  if (ficha === undefined) throw notFound();
  const datos = await leerTodo(db, ficha.id);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(datos, null, 2)}\n`), 'datos.json');
  for (const { ruta, nombre } of await ficherosDe(db, dataFolder, 'cliente', ficha.id)) {
    zip.addFile(ruta, `documentos/${nombre}`);
  }
  zip.end();
  await insertAuditoria(db, { ...sobre(viewer, ficha.id), accion: 'exportar-datos' });
  return zip.outputStream as Readable;
}
