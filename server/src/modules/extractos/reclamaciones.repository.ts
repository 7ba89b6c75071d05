import type { reclamaciones } from '@vatio/contract/endpoints';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';

/** The claims that were not withdrawn; more than these nobody reads in a list. */
const MAX = 1_000;

const CAMPOS = sql`z.id, z.codigo, z.comercializadora, z.estado, z.estado_desde, z.creada_en as creada, z.version,
  l.lineas, l.reclamado_eur`;

const FROM = sql`reclamacion z cross join lateral (
    select count(*)::int as lineas, coalesce(sum(rl.reclamado_eur), 0)::float8 as reclamado_eur
    from reclamacion_linea rl where rl.reclamacion_id = z.id
  ) l`;

export async function listReclamaciones(db: Db): Promise<reclamaciones.ReclamacionRow[]> {
  const { rows } = await sql<reclamaciones.ReclamacionRow>`
    select ${CAMPOS} from ${FROM} where z.borrado_en is null
    order by z.estado in ('pagada', 'rechazada'), z.creada_en desc, z.codigo limit ${MAX}
  `.execute(db);
  return rows;
}

type Found = reclamaciones.ReclamacionRow & Pick<reclamaciones.Reclamacion, 'texto' | 'respuesta'>;

export async function findReclamacion(db: Db, id: string): Promise<Found | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Found>`
    select ${CAMPOS}, z.texto, z.respuesta from ${FROM} where z.borrado_en is null and z.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function insertReclamacion(
  db: Db,
  {
    lineas,
    ...row
  }: {
    readonly codigo: string;
    readonly comercializadora: string;
    readonly texto: string;
    readonly creadaPor: string;
    readonly lineas: readonly { readonly lineaId: string; readonly reclamadoEur: number }[];
  },
): Promise<string> {
  const { id } = await db.insertInto('reclamacion').values(row).returning('id').executeTakeFirstOrThrow();
  const deElla = lineas.map((linea) => ({ ...linea, reclamacionId: id }));
  await db.insertInto('reclamacionLinea').values(deElla).execute();
  return id;
}

/** Changes a claim of that version; false when it has another one by now. */
export async function updateReclamacion(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Updateable<Tables['reclamacion']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reclamacion')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
