import { documentos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { disposition, isolate } from '../../platform/download.ts';
import { type FileStore, openIntact } from '../../platform/files/file-store.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import type { Duenos, DuenosVistos } from './documentos.repository.ts';
import { readDocumento, setRemoved, uploadDocumento } from './documentos.service.ts';
import { formatoDe } from './formatos.ts';
import { readListaDeDocumentos } from './lista.service.ts';

type Deps = { readonly db: Db; readonly files: FileStore };

export function documentosRoutes(
  app: FastifyInstance,
  { db, files }: Deps,
  { duenos, vistos }: { readonly duenos: Duenos; readonly vistos: DuenosVistos },
): void {
  route(app, documentos.list, ({ viewer, query }) =>
    readListaDeDocumentos({ db, duenos, vistos }, viewer, query),
  );

  route(app, documentos.upload, (call) =>
    uploadDocumento({ db, deps: { files, duenos }, viewer: call.viewer, upload: call }),
  );

  route(app, documentos.download, async ({ viewer, params, query, reply }) => {
    const documento = await readDocumento({ db, duenos, viewer, id: params.id });
    if (documento.borradoEn !== null) throw notFound();
    const contenido = await openIntact(files, documento.sha256);
    const { mime, previsualizable } = formatoDe(documento.formato);
    const accion = query.modo;
    await insertAuditoria(db, {
      usuarioId: viewer.id,
      entidad: 'documento',
      entidadId: documento.id,
      accion,
    });
    const modo = query.modo === 'ver' && previsualizable ? 'inline' : 'attachment';
    return isolate(reply)
      .type(mime)
      .header('content-disposition', disposition(modo, documento.nombre))
      .header('content-length', documento.bytes)
      .send(contenido);
  });

  route(app, documentos.remove, async ({ viewer, params }) => {
    await setRemoved({ db, duenos, viewer, id: params.id, borrado: true });
  });

  route(app, documentos.restore, ({ viewer, params }) =>
    setRemoved({ db, duenos, viewer, id: params.id, borrado: false }),
  );
}
