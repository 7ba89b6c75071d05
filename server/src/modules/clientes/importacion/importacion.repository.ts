import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { clienteVisible, puntoVisible } from '../../cartera/visibilidad.repository.ts';
import { AJENO, CON_AJENO } from '../../puntos-suministro/contrato-ajeno.repository.ts';
import type { Comercial } from './comercial-escrito.ts';
import type { ClienteConocido, PuntoConocido } from './conocidos.ts';

/** What some rows name clients and supply points by. */
export type Buscados = {
  readonly nifs: readonly string[];
  readonly ids: readonly string[];
  /** The names of rows without NIF, folded. */
  readonly nombres: readonly string[];
  readonly cups: readonly string[];
};

/**
 * Finds the clients with those NIF and, among those of the viewer, those without NIF with those identifiers, and those with
 * those names or who have those supplies, locking them if asked to; each says whether the viewer may change it.
 */
export async function findClientes({
  db,
  viewer,
  buscados: { nifs, ids, nombres, cups },
  lock: { retener },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly buscados: Buscados;
  readonly lock: { readonly retener: boolean };
}): Promise<ClienteConocido[]> {
  const visible = sql`(${clienteVisible(viewer)} and c.datos_bloqueados_en is null)`;
  const otros = [
    ...(ids.length > 0 ? [sql`c.nif is null and c.id = any(${ids}::uuid[])`] : []),
    ...(nombres.length > 0 ? [sql`plegar(c.nombre) = any(${nombres})`] : []),
    ...(cups.length > 0
      ? [sql`c.id in (select p.cliente_id from punto_suministro p where p.cups = any(${cups}))`]
      : []),
  ];
  const suyos = otros.map((condicion) => sql`or ((${condicion}) and ${visible})`);
  const { rows } = await sql<ClienteConocido>`
    select c.*, ${visible} as visible from cliente c
    where (c.nif = any(${nifs}) ${sql.join(suyos, sql` `)}) and c.borrado_en is null order by c.id
    ${retener ? sql`for update` : sql``}
  `.execute(db);
  return rows;
}

/** The supply points of the house with those CUPS, and whether the viewer sees each. */
export async function findPuntos(db: Db, viewer: Viewer, cups: readonly string[]): Promise<PuntoConocido[]> {
  if (cups.length === 0) return [];
  const { rows } = await sql<PuntoConocido>`
    select p.cups, p.cliente_id, p.cliente_nombre, p.con_contrato, (${puntoVisible(viewer)}) is true as visible,
      ${AJENO} as contrato_ajeno
    from punto_suministro p ${CON_AJENO} where p.cups = any(${cups}) order by p.cups
  `.execute(db);
  return rows;
}

/** The notes of some clients. */
export async function findNotas(
  db: Db,
  clientes: readonly string[],
): Promise<{ clienteId: string; texto: string }[]> {
  if (clientes.length === 0) return [];
  return db
    .selectFrom('nota')
    .select(['clienteId', 'texto'])
    .where('clienteId', 'in', [...clientes])
    .where('borradoEn', 'is', null)
    .execute();
}

/** The representatives to whom the viewer may assign clients. */
export async function listAsignables(db: Db, { id, role }: Viewer): Promise<Comercial[]> {
  const delEquipo = role === 'admin' ? sql`true` : sql`r.id = any((select comerciales_de(${id}))::uuid[])`;
  const { rows } = await sql<Comercial>`
    select r.id, r.nombre, r.email, r.nif from comercial r where r.baja is null and ${delEquipo}
  `.execute(db);
  return rows;
}

/** Of two imports at once with the same new client, the second waits for the first. */
export async function lockImportacion(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

/** The number of the lock is arbitrary, but nothing else may take it. */
const LOCK = 7_364_033;
