import type { documentos, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { asksForChanges } from '../../platform/list/changes.ts';
import { invalidData } from '../../platform/problems.ts';
import {
  changedDocumentos,
  type Duenos,
  type DuenosVistos,
  listDocumentos,
} from './documentos.repository.ts';
import { requireOwner, respuestaDocumento } from './documentos.service.ts';

/** The documents of one thing, or what has changed since an instant. */
export async function readListaDeDocumentos(
  { db, duenos, vistos }: { readonly db: Db; readonly duenos: Duenos; readonly vistos: DuenosVistos },
  viewer: Viewer,
  query: QueryOf<typeof documentos.list>,
): Promise<ResponseOf<typeof documentos.list>> {
  const { entidad, entidadId } = query;
  if (asksForChanges(query)) {
    const { rows, ...page } = await changedDocumentos(db, { viewer, vistos }, query);
    return { ...page, rows: rows.map((fila) => respuestaDocumento(fila, viewer)) };
  }
  if (entidad === undefined || entidadId === undefined) {
    const missing = 'Di de qué son los documentos, o desde cuándo: actualizadoDesde';
    throw invalidData({ [entidad === undefined ? 'entidad' : 'entidadId']: missing });
  }
  const dueno = { entidad, entidadId };
  await requireOwner({ db, duenos, viewer, dueno });
  const { rows, count, total } = await listDocumentos(db, viewer, { ...query, ...dueno });
  return { rows: rows.map((fila) => respuestaDocumento(fila, viewer)), count, total, countExact: true };
}
