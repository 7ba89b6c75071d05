import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { orderBy } from '../../../platform/list/order-by.ts';
import { isUuid } from '../../../platform/uuid.ts';

const notas = (db: Db) =>
  db
    .selectFrom('nota as n')
    .leftJoin('usuario as u', 'u.id', 'n.usuarioId')
    .select(['n.id', 'n.texto', 'n.usuarioId', 'u.nombre as usuarioNombre'])
    .select(['n.creadoEn', 'n.editadoEn', 'n.borradoEn']);

export type FilaNota = Awaited<ReturnType<ReturnType<typeof notas>['executeTakeFirstOrThrow']>>;

type Pagina = { readonly page: number; readonly limit: number; readonly sort?: string | undefined };

/** The caller has checked that the viewer sees the client. */
export async function listNotas(
  db: Db,
  clienteId: string,
  { page, limit, sort = '-creado' }: Pagina,
): Promise<{ rows: FilaNota[]; count: number }> {
  const suyas = notas(db).where('n.clienteId', '=', clienteId).where('n.borradoEn', 'is', null);
  const pagina = suyas
    .orderBy(orderBy(sort, { creado: { filled: sql`n.creado_en` } }, sql`n.id`))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = suyas.clearSelect().select(({ fn }) => fn.countAll<number>().as('count'));
  const [rows, { count }] = await Promise.all([pagina.execute(), total.executeTakeFirstOrThrow()]);
  return { rows, count };
}

/** Finds a note of that client, deleted or not. */
export async function findNota(db: Db, clienteId: string, id: string): Promise<FilaNota | undefined> {
  if (!isUuid(id)) return undefined;
  return notas(db).where('n.id', '=', id).where('n.clienteId', '=', clienteId).executeTakeFirst();
}

export async function insertNota(
  db: Db,
  nota: { readonly clienteId: string; readonly texto: string; readonly usuarioId: string },
): Promise<string> {
  const { id } = await db.insertInto('nota').values(nota).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateNota(
  db: Db,
  id: string,
  cambios: { readonly texto?: string; readonly editadoEn?: Date; readonly borradoEn?: Date | null },
): Promise<void> {
  await db.updateTable('nota').set(cambios).where('id', '=', id).execute();
}
