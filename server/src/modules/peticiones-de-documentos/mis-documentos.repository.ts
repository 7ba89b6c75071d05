import type { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { ownDocumento } from '../mi-area/documentos.repository.ts';

/** More papers than these nobody looks for on a phone; the newest are the ones asked for. */
const MAX_DOCUMENTOS = 200;

type OwnDocumento = peticionesDeDocumentos.Mine['documentos'][number];

export async function listOwnDocumentos(db: Db, viewer: Viewer): Promise<OwnDocumento[]> {
  const { rows } = await sql<OwnDocumento>`
    select d.id, d.nombre, d.tipo, d.bytes, d.creado_en as creado, d.firma_deshecha_en is not null as firma_deshecha,
      coalesce(d.usuario_id = ${viewer.id}, false)
        or exists (select from documento_recibido e where e.documento_id = d.id) as propio
    from documento d where ${ownDocumento(viewer)} order by d.creado_en desc, d.id limit ${MAX_DOCUMENTOS}
  `.execute(db);
  return rows;
}
