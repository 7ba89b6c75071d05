import type { operaciones, QueryOf } from '@vatio/contract';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { FilaConError } from './tables.ts';

export type ErrorDeFila = FilaConError;

export type NuevaOperacion = {
  readonly tipo: operaciones.Tipo;
  /** What was asked for. */
  readonly detalle: object;
  readonly filas: readonly NuevaFila[];
  readonly deshaceId?: string;
  readonly errores?: readonly FilaConError[];
};

export type NuevaFila = {
  readonly entidad: operaciones.Entidad;
  readonly entidadId: string;
  /** Of what is done already, or is to be undone. */
  readonly antes?: object | null;
};

/** One that has still to be done, or that is done already. */
export async function insertOperacion(
  trx: Db,
  { id: usuarioId }: Viewer,
  { tipo, detalle, filas, deshaceId, errores = [] }: NuevaOperacion,
  hecha = false,
): Promise<string> {
  const fila = {
    ...{ tipo, usuarioId, detalle: JSON.stringify(detalle), errores: JSON.stringify(errores) },
    ...{ total: filas.length, deshaceId: deshaceId ?? null },
    ...(hecha ? { hechas: filas.length, terminadaEn: new Date() } : { estado: 'en-cola' as const }),
  };
  const { id } = await trx.insertInto('operacion').values(fila).returning('id').executeTakeFirstOrThrow();
  const resultado = hecha ? 'hecha' : 'pendiente';
  for (let i = 0; i < filas.length; i += 1000) {
    const lote = filas.slice(i, i + 1000).map(({ entidad, entidadId, antes }, j) => ({
      ...{ operacionId: id, orden: i + j + 1, entidad, entidadId, resultado, motivo: null },
      antes: antes ? JSON.stringify(antes) : null,
    }));
    await trx
      .insertInto('operacionFila')
      .values(lote as never)
      .execute();
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
    .select(['o.creadoEn', 'o.terminadaEn', 'o.deshechaEn'])
    .select(sql<number>`jsonb_array_length(o.errores)`.as('errores'));
}

export type FilaOperacion = Awaited<ReturnType<ReturnType<typeof todas>['executeTakeFirstOrThrow']>>;

/** One's own; anybody's for an administrator. */
export async function findOperacion(db: Db, { id: usuarioId, role }: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  const una = todas(db).where('o.id', '=', id);
  return (role === 'admin' ? una : una.where('o.usuarioId', '=', usuarioId)).executeTakeFirst();
}

export async function listErrores(db: Db, id: string): Promise<FilaConError[]> {
  const fila = await db.selectFrom('operacion').select('errores').where('id', '=', id).executeTakeFirst();
  return fila?.errores ?? [];
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
  const contar = (unas: typeof propias) =>
    unas
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [rows, { count }, { count: total }] = await Promise.all([
    pagina.execute(),
    contar(suyas),
    contar(propias),
  ]);
  return { rows, count, total };
}

/** The first one to undo an operation marks it; whoever comes second finds it undone. */
export async function marcarDeshecha(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operacion')
    .set({ deshechaEn: new Date() })
    .where('id', '=', id)
    .where('deshechaEn', 'is', null)
    .where('terminadaEn', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stops one that is under way; what a chunk does meanwhile it ends doing. */
export async function cancelarOperacion(db: Db, id: string): Promise<void> {
  await db
    .updateTable('operacion')
    .set((eb) => ({ estado: 'cancelada', terminadaEn: new Date(), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-marcha'])
    .where('deshaceId', 'is', null)
    .execute();
}
