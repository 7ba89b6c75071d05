import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { clienteVisible } from '../../cartera/visibilidad.repository.ts';

export type ClienteNombrado = {
  readonly id: string;
  readonly nif: string | null;
  readonly email: string | null;
  readonly nombre: string;
};

type Buscados = Readonly<Record<'nifs' | 'ids' | 'emails' | 'nombres', readonly string[]>>;

/** The clients of the viewer with those NIF, identifiers, addresses and names, these two folded. */
export async function findClientesNombrados(
  db: Db,
  viewer: Viewer,
  { nifs, ids, emails, nombres }: Buscados,
): Promise<ClienteNombrado[]> {
  const nombrado = [
    ...(nifs.length > 0 ? [sql`c.nif = any(${nifs})`] : []),
    ...(ids.length > 0 ? [sql`c.id = any(${ids}::uuid[])`] : []),
    ...(emails.length > 0 ? [sql`plegar(c.email) = any(${emails})`] : []),
    ...(nombres.length > 0 ? [sql`plegar(c.nombre) = any(${nombres})`] : []),
  ];
  if (nombrado.length === 0) return [];
  const { rows } = await sql<ClienteNombrado>`
    select c.id, c.nif, c.email, c.nombre from cliente c
    where (${sql.join(nombrado, sql` or `)}) and ${clienteVisible(viewer)} and c.datos_bloqueados_en is null order by c.id
  `.execute(db);
  return rows;
}
