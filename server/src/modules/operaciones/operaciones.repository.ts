import type { operaciones, QueryOf } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { callingKeyId } from '../../platform/calling-key.ts';
import type { Db } from '../../platform/database.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { DatosDeFila } from './tables.ts';

export type NuevaOperacion = {
  readonly tipo: operaciones.Tipo;
  /** What the task of its kind reads of the request. */
  readonly detalle: object;
  readonly filas: readonly NuevaFila[];
  readonly deshaceId?: string;
};

export type NuevaFila = {
  readonly entidad: operaciones.Entidad;
  /** Null for a row of a file. */
  readonly entidadId: string | null;
  /** The former data, when the operation undoes another one. */
  readonly antes?: object | null;
  readonly linea?: number;
  readonly datos?: DatosDeFila;
};

/** A statement writes as many rows as the server can prepare without keeping other calls waiting. */
const FILAS_POR_ORDEN = 250;

export async function insertOperacion(
  trx: Db,
  { id: usuarioId }: Viewer,
  { tipo, detalle, filas, deshaceId }: NuevaOperacion,
): Promise<string> {
  const fila = {
    tipo,
    usuarioId,
    claveId: callingKeyId(),
    detalle: JSON.stringify(detalle),
    estado: 'en-cola' as const,
    total: filas.length,
    deshaceId: deshaceId ?? null,
  };
  const { id } = await trx.insertInto('operacion').values(fila).returning('id').executeTakeFirstOrThrow();
  for (let i = 0; i < filas.length; i += FILAS_POR_ORDEN) {
    const lote = filas.slice(i, i + FILAS_POR_ORDEN).map((una, j) => ({ ...una, orden: i + j + 1 }));
    await sql`
      insert into operacion_fila (operacion_id, orden, entidad, entidad_id, linea, antes, datos)
      select ${id}, orden, entidad, "entidadId", linea, nullif(antes, 'null'), nullif(datos, 'null')
      from jsonb_to_recordset(${JSON.stringify(lote)}::jsonb)
        as v (orden int, entidad text, "entidadId" text, linea int, antes jsonb, datos jsonb)
    `.execute(trx);
  }
  return id;
}

function todas(db: Db) {
  return db
    .selectFrom('operacion as o')
    .innerJoin('usuario as u', 'u.id', 'o.usuarioId')
    .select([
      'o.id',
      'o.tipo',
      'o.deshaceId',
      'o.usuarioId',
      'u.nombre as usuarioNombre',
      'u.rol',
      'o.estado',
    ])
    .select(['o.revision', 'o.total', 'o.hechas', 'o.sinCambios', 'o.rechazadas', 'o.motivo', 'o.detalle'])
    .select(['o.creadoEn', 'o.terminadaEn', 'o.deshechaEn']);
}

export type FilaOperacion = Awaited<ReturnType<ReturnType<typeof todas>['executeTakeFirstOrThrow']>>;

/** Finds one's own operation, or anybody's for an administrator. */
export async function findOperacion(db: Db, { id: usuarioId, role }: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  const una = todas(db).where('o.id', '=', id);
  return (role === 'admin' ? una : una.where('o.usuarioId', '=', usuarioId)).executeTakeFirst();
}

export async function listOperaciones(
  db: Db,
  { id, role }: Viewer,
  { tipo, page, limit, sort = '-creado' }: QueryOf<typeof operaciones.list>,
): Promise<{ rows: FilaOperacion[]; count: number; total: number }> {
  let propias = todas(db).where('o.deshaceId', 'is', null);
  if (role !== 'admin') propias = propias.where('o.usuarioId', '=', id);
  const suyas = tipo ? propias.where('o.tipo', '=', tipo) : propias;
  const pagina = suyas
    .orderBy(orderBy(sort, { creado: { filled: sql`o.creado_en` } }, sql`o.id`))
    .limit(limit)
    .offset((page - 1) * limit);
  const countOf = (unas: typeof propias) =>
    unas
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [rows, { count }, { count: total }] = await Promise.all([
    pagina.execute(),
    countOf(suyas),
    countOf(propias),
  ]);
  return { rows, count, total };
}

/** The first one to undo an operation marks it; a second one finds it undone. */
export async function markUndone(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operacion')
    .set({ deshechaEn: new Date() })
    .where('id', '=', id)
    .where('deshechaEn', 'is', null)
    .where('terminadaEn', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stops an operation under way; a chunk that has begun is finished. */
export async function cancelOperacion(db: Db, id: string): Promise<void> {
  await db
    .updateTable('operacion')
    .set((eb) => ({ estado: 'cancelada', terminadaEn: new Date(), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-marcha'])
    .where('deshaceId', 'is', null)
    .execute();
}

/** Queues again an operation that was stopped or failed and has not been undone; otherwise false. */
export async function returnToQueue(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operacion')
    .set((eb) => ({ estado: 'en-cola', motivo: null, terminadaEn: null, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('estado', 'in', ['cancelada', 'fallida'])
    .where('deshechaEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends an operation that failed for something other than a refused row: what was done stays. */
export async function failOperacion(db: Db, id: string, motivo: string): Promise<void> {
  await db
    .updateTable('operacion')
    .set((eb) => ({ estado: 'fallida', motivo, terminadaEn: new Date(), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-marcha'])
    .execute();
}
