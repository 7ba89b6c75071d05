import type { clientesLote, QueryOf } from '@vatio/contract';
import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Cambios } from '../escritura.repository.ts';
import type { FilaConError } from '../tables.ts';

type Tipo = 'asignacion' | 'traspaso' | 'importacion';

/** What a client was before an operation, and the version that the operation left; `antes` null: it did not exist. */
export type Cambio = {
  readonly clienteId: string;
  readonly version: number;
  readonly antes: Cambios | null;
};

export async function insertOperacion(
  db: Db,
  { id: usuarioId }: Viewer,
  tipo: Tipo,
  detalle: object,
  cambios: readonly Cambio[],
  errores: readonly FilaConError[] = [],
): Promise<string> {
  const fila = { tipo, usuarioId, detalle: JSON.stringify(detalle), errores: JSON.stringify(errores) };
  const { id } = await db.insertInto('operacion').values(fila).returning('id').executeTakeFirstOrThrow();
  for (let i = 0; i < cambios.length; i += 1000) {
    const filas = cambios.slice(i, i + 1000).map(({ antes, ...cambio }) => ({
      ...cambio,
      operacionId: id,
      antes: antes && JSON.stringify(antes),
    }));
    await db.insertInto('operacionCambio').values(filas).execute();
  }
  return id;
}

/** One's own operations; all of them for an administrator. */
function propias(db: Db, { id, role }: Viewer) {
  const todas = db.selectFrom('operacion as o').innerJoin('usuario as u', 'u.id', 'o.usuarioId');
  return role === 'admin' ? todas : todas.where('o.usuarioId', '=', id);
}

export async function findOperacion(db: Db, viewer: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  return propias(db, viewer)
    .select(['o.id', 'o.tipo', 'o.detalle', 'o.errores', 'o.deshechaEn'])
    .where('o.id', '=', id)
    .executeTakeFirst();
}

/** The first one to undo an operation marks it; whoever comes second finds it undone. */
export async function marcarDeshecha(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operacion')
    .set({ deshechaEn: new Date() })
    .where('id', '=', id)
    .where('deshechaEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listCambios(db: Db, operacionId: string): Promise<Cambio[]> {
  return db
    .selectFrom('operacionCambio')
    .select(['clienteId', 'version', 'antes'])
    .where('operacionId', '=', operacionId)
    .orderBy('clienteId')
    .execute();
}

export async function listOperaciones(
  db: Db,
  viewer: Viewer,
  { tipo, page, limit, sort = '-creado' }: QueryOf<typeof clientesLote.operaciones>,
) {
  let suyas = propias(db, viewer);
  if (tipo) suyas = suyas.where('o.tipo', '=', tipo);
  const pagina = suyas
    .select(['o.id', 'o.tipo', 'o.usuarioId', 'u.nombre as usuarioNombre', 'o.creadoEn', 'o.deshechaEn'])
    .select(sql<number>`jsonb_array_length(o.errores)`.as('errores'))
    .select(
      sql<number>`(select count(*)::int from operacion_cambio c where c.operacion_id = o.id)`.as('clientes'),
    )
    .orderBy('o.creadoEn', sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('o.id')
    .limit(limit)
    .offset((page - 1) * limit);
  const total = suyas.select(({ fn }) => fn.countAll<number>().as('count'));
  const [rows, { count }] = await Promise.all([pagina.execute(), total.executeTakeFirstOrThrow()]);
  return { rows, count };
}
