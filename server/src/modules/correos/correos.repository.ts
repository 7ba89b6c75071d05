import type { correos, QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { isUuid } from '../../platform/uuid.ts';

/** The columns leave out the texts, which are for the addressees. */
const COLUMNAS = [
  ...(['id', 'motivo', 'entidad', 'entidadId', 'destinatario', 'asunto', 'estado', 'intentos'] as const),
  ...(['siguiente', 'error', 'creadoEn', 'cambiadoEn'] as const),
] as const;

function todos(db: Db) {
  return db
    .selectFrom('correo')
    .select(COLUMNAS)
    .select((eb) => eb('texto', 'is not', null).as('entero'));
}

export type FilaCorreo = Awaited<ReturnType<ReturnType<typeof todos>['executeTakeFirstOrThrow']>>;

type Filtros = Omit<QueryOf<typeof correos.list>, 'page' | 'limit' | 'sort'>;

function desde({ entidad, entidadId, estado, q }: Filtros): RawBuilder<unknown> {
  const condiciones = [searchSql(q, sql`concat_ws(' ', c.destinatario, c.asunto)`)];
  if (entidad) condiciones.push(sql`c.entidad = ${entidad}`);
  if (entidadId) condiciones.push(sql`c.entidad_id = ${entidadId}`);
  if (estado) condiciones.push(sql`c.estado = any(${estado})`);
  return sql`from correo c where ${sql.join(condiciones, sql` and `)}`;
}

export async function listCorreos(
  db: Db,
  { page, limit, sort = '-creado', ...filtros }: QueryOf<typeof correos.list>,
): Promise<{ rows: FilaCorreo[]; count: number; total: number }> {
  const { entidad, entidadId } = filtros;
  const pagina = sql<FilaCorreo>`
    select ${sql.join(COLUMNAS.map((columna) => sql.ref(`c.${columna}`)))}, c.texto is not null as entero ${desde(filtros)}
    order by ${orderBy(sort, { creado: { filled: sql`c.creado_en` } }, sql`c.id`)}
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const cuentas = countRows<Filtros>({ db, filters: filtros, scope: { entidad, entidadId }, from: desde });
  const [{ rows }, contadas] = await Promise.all([pagina, cuentas]);
  return { rows, ...contadas };
}

export async function findCorreo(db: Db, id: string): Promise<FilaCorreo | undefined> {
  return isUuid(id) ? todos(db).where('id', '=', id).executeTakeFirst() : undefined;
}

/** Queues a mail again, if it was not sent and can still be. */
export async function putInQueue(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('correo')
    .set({ estado: 'en-cola', siguiente: new Date(), cambiadoEn: new Date() })
    .where('id', '=', id)
    .where('texto', 'is not', null)
    .where('estado', 'in', ['en-cola', 'no-entregado', 'sin-confirmar'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
