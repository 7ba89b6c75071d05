import { operaciones } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export async function muchosClientes(db: Db, cuantos: number, comercialId: string): Promise<void> {
  await sql`
    insert into cliente (tipo, nombre, comercial_id)
    select 'empresa', 'Cliente ' || n, ${comercialId} from generate_series(1, ${cuantos}) n
  `.execute(db);
}

/** Counts the clients of each representative, the audit's entries and the operation's results. */
export async function cuentasDe(db: Db, id: string, comercialId: string) {
  const { rows } = await sql<{ pasados: number; auditados: number; hechas: number }>`
    select (select count(*)::int from cliente where comercial_id = ${comercialId}) as pasados,
      (select count(*)::int from auditoria where accion = 'asignar-comercial') as auditados,
      (select count(*)::int from operacion_fila where operacion_id = ${id} and resultado = 'hecha') as hechas
  `.execute(db);
  const { hechas } = await db
    .selectFrom('operacion')
    .select('hechas')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...rows[0]!, cuenta: hechas };
}

export function leida(body: unknown): operaciones.Operacion {
  return operaciones.get.response.parse(body);
}
