import type { clientes } from '@vatio/contract/endpoints';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

/** All consents of a client, the latest first. The caller has checked that the viewer sees the client. */
export async function listConsentimientos(db: Db, clienteId: string): Promise<clientes.Consentimiento[]> {
  const { rows } = await sql<clientes.Consentimiento>`
    select k.id, k.finalidad, k.otorgado, k.version_texto, k.canal, k.fecha,
      case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre) end as quien
    from consentimiento k left join usuario u on u.id = k.usuario_id
    where k.cliente_id = ${clienteId}
    order by k.fecha desc, k.creado_en desc, k.id
  `.execute(db);
  return rows;
}

export async function insertConsentimiento(
  db: Db,
  consentimiento: Insertable<Tables['consentimiento']>,
): Promise<void> {
  await db.insertInto('consentimiento').values(consentimiento).execute();
}
