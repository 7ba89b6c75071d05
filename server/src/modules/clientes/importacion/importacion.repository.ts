import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { clienteVisible } from '../../cartera/visibilidad.repository.ts';
import type { Fila } from '../escritura.repository.ts';

/**
 * Finds the clients with those NIF and, among the viewer's clients without NIF, those with those identifiers,
 * locking them if asked to; each says whether the viewer may change it.
 */
export async function conNifOrId({
  db,
  viewer,
  nifs,
  ids,
  lock: { retener },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly nifs: readonly string[];
  readonly ids: readonly string[];
  readonly lock: { readonly retener: boolean };
}): Promise<(Fila & { readonly visible: boolean })[]> {
  const visible = sql`(${clienteVisible(viewer)} and c.datos_bloqueados_en is null)`;
  const { rows } = await sql<Fila & { visible: boolean }>`
    select c.*, ${visible} as visible from cliente c
    where (c.nif = any(${nifs}) or (c.nif is null and c.id = any(${ids}::uuid[]) and ${visible}))
      and c.borrado_en is null order by c.id
    ${retener ? sql`for update` : sql``}
  `.execute(db);
  return rows;
}

/** The representatives to whom the viewer may assign clients. */
export async function listAsignables(
  db: Db,
  { id, role }: Viewer,
): Promise<{ id: string; nombre: string; email: string | null; nif: string | null }[]> {
  const delEquipo = role === 'admin' ? sql`true` : sql`r.id = any((select comerciales_de(${id}))::uuid[])`;
  const { rows } = await sql<{ id: string; nombre: string; email: string | null; nif: string | null }>`
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
