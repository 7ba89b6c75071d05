import type { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { readPedida } from './entrega.service.ts';
import { listOwnDocumentos } from './mis-documentos.repository.ts';
import { listPending } from './peticiones-de-documentos.repository.ts';

/** The papers of a client, and those that they have still to bring. */
export async function readMisDocumentos(db: Db, viewer: Viewer): Promise<peticionesDeDocumentos.Mine> {
  const [pending, documentos] = await Promise.all([listPending(db, viewer), listOwnDocumentos(db, viewer)]);
  const pedidas = await Promise.all(
    pending.map(async ({ codigo, ...peticion }) => ({
      ...(await readPedida(db, peticion)),
      id: peticion.id,
      contrato: codigo,
    })),
  );
  return { pedidas, documentos };
}
