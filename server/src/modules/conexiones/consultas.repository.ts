import type { conexiones } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { seesPunto } from '../cartera/visibilidad.repository.ts';
import type { EstadoGuardado } from './tables.ts';

type IdDeConexion = conexiones.IdDeConexion;

/** What has been delivered is as far as its import is. */
const ESTADO = sql<conexiones.Estado>`case
  when q.estado <> 'entregada' then q.estado
  when i.id is null or i.terminada_en is null then 'importando'
  when i.estado = 'terminada' then 'traida'
  else 'fallida'
end`;

const CONSULTA = sql`q.id, q.conexion, q.cups, q.dia::text as dia, ${ESTADO} as estado, coalesce(q.motivo, i.motivo) as motivo,
  q.pedida_en as pedida, case when q.estado = 'en-cola' and q.intentos > 0 then q.siguiente_en end as siguiente,
  coalesce(i.terminada_en, q.terminada_en) as terminada`;

const DESDE = sql`consulta_de_datos q left join importacion i on i.consulta_id = q.id`;

async function readConsultas(
  db: Db,
  { where, limit = 1 }: { readonly where: RawBuilder<SqlBool>; readonly limit?: number },
): Promise<conexiones.Consulta[]> {
  const { rows } = await sql<conexiones.Consulta>`
    select ${CONSULTA} from ${DESDE} where ${where} order by q.pedida_en desc, q.id limit ${limit}
  `.execute(db);
  return rows;
}

/** A query is seen by whoever made it and by those who see its supply. */
function seesConsulta(viewer: Viewer): RawBuilder<SqlBool> {
  if (viewer.role === 'admin') return sql`true`;
  return sql`(q.usuario_id = ${viewer.id} or ${seesPunto(viewer, sql`q.cups`)})`;
}

export async function findConsulta(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<conexiones.Consulta | undefined> {
  return (await readConsultas(db, { where: sql`q.id::text = ${id} and ${seesConsulta(viewer)}` }))[0];
}

export async function findLast(
  db: Db,
  viewer: Viewer,
  { conexion, cups }: { readonly conexion: IdDeConexion; readonly cups?: string },
): Promise<conexiones.Consulta | undefined> {
  const ofCups = cups === undefined ? sql`true` : sql`q.cups = ${cups}`;
  const where = sql<SqlBool>`q.conexion = ${conexion} and ${ofCups} and ${seesConsulta(viewer)}`;
  return (await readConsultas(db, { where }))[0];
}

export async function countPending(db: Db, conexion: IdDeConexion): Promise<number> {
  const { count } = await db
    .selectFrom('consultaDeDatos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conexion', '=', conexion)
    .where('estado', 'in', ['en-cola', 'preguntando'])
    .executeTakeFirstOrThrow();
  return count;
}

type NuevaConsulta = {
  readonly conexion: IdDeConexion;
  readonly cups?: string;
  readonly dia?: string;
  readonly permisoId?: string | null;
  readonly usuarioId: string;
  readonly deFondo: boolean;
};

/** Leaves a query to be made, in place of nothing where one of the same waits: that one is answered, and made at once if a person asks. */
export async function insertConsulta(db: Db, nueva: NuevaConsulta): Promise<string> {
  const { conexion, cups = null, dia = null, permisoId = null, usuarioId, deFondo } = nueva;
  const { rows } = await sql<{ id: string }>`
    insert into consulta_de_datos (conexion, cups, dia, permiso_id, usuario_id, de_fondo)
    values (${conexion}, ${cups}, ${dia}, ${permisoId}, ${usuarioId}, ${deFondo})
    on conflict (conexion, coalesce(cups, ''), coalesce(dia, date '1970-01-01')) where estado in ('en-cola', 'preguntando')
    do update set de_fondo = consulta_de_datos.de_fondo and excluded.de_fondo,
      siguiente_en = case
        when excluded.de_fondo or consulta_de_datos.estado = 'preguntando' then consulta_de_datos.siguiente_en else now()
      end
    returning id
  `.execute(db);
  return rows[0]!.id;
}

export type ConsultaTomada = {
  readonly id: string;
  readonly conexion: IdDeConexion;
  readonly cups: string | null;
  readonly dia: string | null;
  readonly permisoId: string | null;
  readonly usuarioId: string;
  readonly deFondo: boolean;
  readonly intentos: number;
};

/** Longer than the calls of any query take one after another; then whoever took it is gone. */
const ABANDONED = sql`interval '60 minutes'`;

/** Takes the query that is due, those of people first; undefined when there is none. */
export async function takeConsulta(db: Db): Promise<ConsultaTomada | undefined> {
  const { rows } = await sql<ConsultaTomada>`
    update consulta_de_datos set estado = 'preguntando', intentos = intentos + 1, siguiente_en = now() + ${ABANDONED}
    where id = (
      select id from consulta_de_datos where estado in ('en-cola', 'preguntando') and siguiente_en <= now()
      order by de_fondo, siguiente_en, id limit 1 for update skip locked
    )
    returning id, conexion, cups, dia::text as dia, permiso_id, usuario_id, de_fondo, intentos
  `.execute(db);
  return rows[0];
}

/** How a query ended, unless its leave has taken it away. */
export async function endConsulta(
  db: Db,
  id: string,
  { estado, motivo }: { readonly estado: EstadoGuardado; readonly motivo: string | null },
): Promise<void> {
  await db
    .updateTable('consultaDeDatos')
    .set({ estado, motivo, terminadaEn: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function putOffConsulta(
  db: Db,
  id: string,
  { motivo, minutes }: { readonly motivo: string; readonly minutes: number },
): Promise<void> {
  await db
    .updateTable('consultaDeDatos')
    .set({ estado: 'en-cola', motivo, siguienteEn: sql`now() + ${minutes} * interval '1 minute'` })
    .where('id', '=', id)
    .where('estado', '=', 'preguntando')
    .execute();
}

/** Whether the portfolio or the register has a supply, whoever's it is. */
export async function isKnown(db: Db, cups: string): Promise<boolean> {
  const found = await db
    .selectFrom('puntoSuministro')
    .select('cups')
    .where('cups', '=', cups)
    .executeTakeFirst();
  return found !== undefined;
}

/** The last month of which the curve of a supply has something, `AAAA-MM`. */
export async function lastMonthOfCurve(db: Db, cups: string): Promise<string | undefined> {
  const { rows } = await sql<{ mes: string | null }>`
    select to_char(max(dia), 'YYYY-MM') as mes from curva_dia where cups = ${cups} and magnitud = 'activa'
  `.execute(db);
  return rows[0]?.mes ?? undefined;
}

/** The NIF of the holder who gave a leave. */
export async function nifOf(db: Db, permisoId: string): Promise<string | null> {
  const { rows } = await sql<{ nif: string | null }>`
    select c.nif from permiso_de_datos m join cliente c on c.id = m.cliente_id where m.id = ${permisoId}
  `.execute(db);
  return rows[0]?.nif ?? null;
}

/** The role of an account in force; undefined where it may not enter any more. */
export async function roleOf(db: Db, usuarioId: string): Promise<Viewer['role'] | undefined> {
  const found = await db
    .selectFrom('usuario')
    .select('rol')
    .where('id', '=', usuarioId)
    .where('estado', '=', 'activo')
    .executeTakeFirst();
  return found?.rol;
}
