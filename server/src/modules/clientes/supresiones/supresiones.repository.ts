import type { supresiones } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { clienteVisible } from '../../cartera/visibilidad.repository.ts';

const SOLICITUD = sql`z.estado, z.pedida, z.vence, z.ampliacion, z.rechazo, z.resuelta_en as resuelta`;

/** Those answered long ago are in the audit; more than these nobody reads. */
const MAX = 500;

function rows(where: RawBuilder<unknown>, hoy: string): RawBuilder<supresiones.SolicitudRow> {
  return sql<supresiones.SolicitudRow>`
    select z.id, ${SOLICITUD}, z.motivo, json_build_object('id', c.id, 'nombre', c.nombre) as cliente,
      case when z.estado = 'pendiente' then z.vence - ${hoy}::date end as dias_restantes
    from solicitud_de_supresion z join cliente c on c.id = z.cliente_id where ${where}
    order by z.estado <> 'pendiente', case when z.estado = 'pendiente' then z.vence end, z.creada_en desc, z.id limit ${MAX}
  `;
}

export async function listSolicitudes(db: Db, hoy: string): Promise<supresiones.SolicitudRow[]> {
  return (await rows(sql`true`, hoy).execute(db)).rows;
}

export async function findSolicitud(
  db: Db,
  id: string,
  hoy: string,
): Promise<supresiones.SolicitudRow | undefined> {
  return (await rows(sql`z.id = ${id}`, hoy).execute(db)).rows[0];
}

/** The last request of the clients of an account. */
export async function findOwn(db: Db, viewer: Viewer): Promise<supresiones.Solicitud | null> {
  const found = await sql<supresiones.Solicitud>`
    select ${SOLICITUD} from solicitud_de_supresion z join cliente c on c.id = z.cliente_id
    where ${clienteVisible(viewer)} order by z.creada_en desc, z.id limit 1
  `.execute(db);
  return found.rows[0] ?? null;
}

/** Asks for each client of the account that has nothing pending, and answers which they were. */
export async function insertSolicitudes(
  trx: Db,
  viewer: Viewer,
  { motivo, hoy }: { readonly motivo: string; readonly hoy: string },
): Promise<string[]> {
  // Two requests at once wait for each other here, so that the second finds the first pending.
  await sql`select from cliente c where ${clienteVisible(viewer)} order by c.id for update`.execute(trx);
  const inserted = await sql<{ clienteId: string }>`
    insert into solicitud_de_supresion (cliente_id, motivo, pedida, vence, pedida_por)
    select c.id, ${motivo}, ${hoy}::date, (${hoy}::date + interval '1 month')::date, ${viewer.id} from cliente c
    where ${clienteVisible(viewer)} and not exists (
      select from solicitud_de_supresion z where z.cliente_id = c.id and z.estado = 'pendiente'
    ) returning cliente_id
  `.execute(trx);
  return inserted.rows.map(({ clienteId }) => clienteId);
}

/** Withdraws what the account has pending, and answers of which clients it was. */
export async function withdrawPending(trx: Db, viewer: Viewer): Promise<string[]> {
  const withdrawn = await sql<{ clienteId: string }>`
    update solicitud_de_supresion z set estado = 'retirada', resuelta_en = now() from cliente c
    where c.id = z.cliente_id and z.estado = 'pendiente' and ${clienteVisible(viewer)} returning z.cliente_id
  `.execute(trx);
  return withdrawn.rows.map(({ clienteId }) => clienteId);
}

type Locked = {
  readonly id: string;
  readonly clienteId: string;
  readonly estado: supresiones.Solicitud['estado'];
  readonly vence: string;
  readonly ampliacion: string | null;
};

export async function lockSolicitud(trx: Db, id: string): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined;
  const found = await sql<Locked>`
    select id, cliente_id, estado, vence, ampliacion from solicitud_de_supresion where id = ${id} for update
  `.execute(trx);
  return found.rows[0];
}

/** Two months more than the first, which began on the day of the request. */
export async function extendSolicitud(trx: Db, id: string, ampliacion: string): Promise<void> {
  await sql`update solicitud_de_supresion set ampliacion = ${ampliacion}, vence = (pedida + interval '3 months')::date
    where id = ${id}`.execute(trx);
}

export async function refuseSolicitud(trx: Db, id: string, rechazo: string): Promise<void> {
  await sql`update solicitud_de_supresion set estado = 'rechazada', rechazo = ${rechazo}, resuelta_en = now()
    where id = ${id}`.execute(trx);
}

/** The data of the client are blocked, which answers whatever they had pending. */
export async function grantPending(trx: Db, clienteId: string): Promise<void> {
  await sql`update solicitud_de_supresion set estado = 'atendida', resuelta_en = now()
    where cliente_id = ${clienteId} and estado = 'pendiente'`.execute(trx);
}

type Cuenta = { readonly id: string; readonly nombre: string; readonly email: string };

/** The account of a client, to which the answer is mailed. */
export async function findCuenta(trx: Db, clienteId: string): Promise<Cuenta | undefined> {
  const found = await sql<Cuenta>`
    select u.id, u.nombre, u.email from usuario u join cliente c on c.usuario_id = u.id where c.id = ${clienteId}
  `.execute(trx);
  return found.rows[0];
}
