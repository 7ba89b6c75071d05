import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { tareaVisible } from '../cartera/tarea-visible.repository.ts';
import { clienteVisible, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';

type TareaTable = Tables['tarea'];
export type Fila = Selectable<TareaTable>;
export type NuevaTarea = Insertable<TareaTable>;
export type Cambios = Omit<Updateable<TareaTable>, 'id' | 'version'>;

/** Locks a task that the viewer sees, deleted or not, until the transaction ends. */
export async function lockTarea(db: Db, viewer: Viewer, id: string): Promise<Fila | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Fila>`
    select t.* from tarea t where t.id = ${id} and ${tareaVisible(viewer)} for update
  `.execute(db);
  return rows[0];
}

export async function insertTarea(db: Db, tarea: NuevaTarea): Promise<string> {
  const { id } = await db.insertInto('tarea').values(tarea).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Updates the row and its version. The caller has locked it. */
export async function updateTarea(db: Db, id: string, cambios: Cambios): Promise<void> {
  await db
    .updateTable('tarea')
    .set((eb) => ({ ...cambios, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export type Asunto = Pick<Fila, 'clienteId' | 'cups' | 'contratoId'>;

/** The contract with its supply point and client, if the viewer sees it. */
export async function findContrato(db: Db, viewer: Viewer, id: string): Promise<Asunto | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Asunto>`
    select k.cliente_id, k.cups, k.id as contrato_id from contrato k join cliente c on c.id = k.cliente_id
    where k.id = ${id} and k.borrado_en is null and ${contratoVisible(viewer)}
  `.execute(db);
  return rows[0];
}

/** The supply point with its client, if the viewer sees it. */
export async function findPunto(db: Db, viewer: Viewer, cups: string): Promise<Asunto | undefined> {
  const { rows } = await sql<Asunto>`
    select p.cliente_id, p.cups, null as contrato_id from punto_suministro p
    where p.cups = ${cups} and ${puntoVisible(viewer)}
  `.execute(db);
  return rows[0];
}

export async function findCliente(db: Db, viewer: Viewer, id: string): Promise<Asunto | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Asunto>`
    select c.id as cliente_id, null as cups, null as contrato_id from cliente c
    where c.id = ${id} and ${clienteVisible(viewer)}
  `.execute(db);
  return rows[0];
}
