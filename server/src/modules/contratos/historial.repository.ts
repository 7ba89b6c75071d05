import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Suceso = {
  readonly cuando: string;
  /** Null means Vatio itself. */
  readonly quien: string | null;
  readonly accion: string;
  readonly antes: Record<string, unknown> | null;
  readonly despues: Record<string, unknown> | null;
};

/** The history of a contract that the caller may see, the latest entry first. */
export async function historialDe(db: Db, contratoId: string): Promise<Suceso[]> {
  const { rows } = await sql<Suceso>`
    select a.cuando, u.nombre as quien, a.accion, a.antes, a.despues
    from auditoria a left join usuario u on u.id = a.usuario_id
    where a.entidad = 'contrato' and a.entidad_id = ${contratoId}
    order by a.id desc limit 200
  `.execute(db);
  return rows;
}
