import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';
import { readableDocumento } from '../documentos/documentos.repository.ts';

/** Whether the document `d` is of the client, of a contract or of a supply point of theirs, and not the house's own. */
export function ownDocumento(viewer: Viewer): RawBuilder<SqlBool> {
  return sql`(d.borrado_en is null and ${readableDocumento(viewer)} and (
    d.entidad = 'cliente' and d.entidad_id in (
      select c.id::text from cliente c where ${clienteVisible(viewer)}
    ) or d.entidad = 'punto-suministro' and d.entidad_id in (
      select p.cups from punto_suministro p join cliente c on c.id = p.cliente_id where ${clienteVisible(viewer)}
    ) or d.entidad = 'contrato' and d.entidad_id in (
      select k.id::text from contrato k join cliente c on c.id = k.cliente_id where ${contratoVisible(viewer)}
    )
  ))`;
}

/** How many papers were asked for, by links that still work, and have not come. */
export async function countPedidos(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from peticion_de_documentos y join cliente c on c.id = y.cliente_id, unnest(y.papeles) p (papel)
    where ${clienteVisible(viewer)} and y.revocada_en is null and y.caduca_en > now() and not exists (
      select from documento_recibido e join documento d on d.id = e.documento_id
      where e.peticion_id = y.id and e.papel = p.papel and d.borrado_en is null
    )
  `.execute(db);
  return rows[0]!.count;
}
