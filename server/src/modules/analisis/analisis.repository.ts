import type { analisis, QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../puntos-suministro/visibilidad.repository.ts';

/**
 * Whether the viewer sees the analysis `a`: those of the clients `c` they see. One of points that are nobody's is seen
 * by who made it and by those above.
 */
function visible(viewer: Viewer): RawBuilder<SqlBool> {
  const { id, role } = viewer;
  if (role === 'admin') return sql`true`;
  const deSusClientes = sql<SqlBool>`(c.id is not null and ${clienteVisible(viewer)})`;
  if (role === 'cliente') return deSusClientes;
  return sql`(${deSusClientes} or c.id is null
    and (a.creado_por = ${id} or a.comercial_id = any((select comerciales_de(${id}))::uuid[])))`;
}

function visibles(db: Db, viewer: Viewer) {
  return db
    .selectFrom('analisis as a')
    .leftJoin('cliente as c', 'c.id', 'a.clienteId')
    .leftJoin('comercial as r', 'r.id', 'a.comercialId')
    .where(visible(viewer));
}

/** What a list shows; the document is never read for it. */
const FILA = [
  'a.id',
  'a.codigo',
  'a.version',
  'a.cups',
  'a.fecha',
  'a.creadoEn',
  'a.clienteId',
  'c.nombre as clienteNombre',
  'a.comercialId',
  'r.nombre as comercialNombre',
] as const;

const ORDEN = { creado: 'a.creadoEn', ahorro: 'a.ahorroAnualEur', comision: 'a.comisionEur' } as const;

/** An order by commission would tell a client which one earns more. */
function sortOf<Sort extends string>({ role }: Viewer, sort: Sort): Sort | '-creado' {
  return role === 'cliente' && sort.endsWith('comision') ? '-creado' : sort;
}

export async function listAnalisis(
  db: Db,
  viewer: Viewer,
  { q, cups, cliente, page, limit, sort = '-creado' }: QueryOf<typeof analisis.list>,
) {
  let filtrados = visibles(db, viewer);
  if (cups)
    filtrados = filtrados.where(
      sql<SqlBool>`a.cups @> ${[
        cups
          .replace(/[\s.-]/g, '')
          .toUpperCase()
          .slice(0, 20),
      ]}`,
    );
  if (cliente) filtrados = filtrados.where(sql<SqlBool>`a.cliente_id::text = ${cliente}`);
  for (const palabra of q?.split(/\s+/) ?? []) {
    const patron = `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
    filtrados = filtrados.where(
      sql<SqlBool>`plegar(concat_ws(' ', a.codigo, c.nombre, array_to_string(a.cups, ' '))) like plegar(${patron})`,
    );
  }
  const orden = sortOf(viewer, sort);
  const campo = ORDEN[orden.replace('-', '') as keyof typeof ORDEN];
  const pagina = filtrados
    .select(FILA)
    .select(['a.ahorroAnualEur', 'a.comisionEur'])
    .orderBy(campo, orden.startsWith('-') ? 'desc' : 'asc')
    .orderBy('a.id')
    .limit(limit)
    .offset((page - 1) * limit);
  const total = filtrados.select(({ fn }) => fn.countAll<number>().as('count'));
  const [rows, { count }] = await Promise.all([pagina.execute(), total.executeTakeFirstOrThrow()]);
  return { rows, count };
}

export async function findAnalisis(db: Db, viewer: Viewer, id: string) {
  if (!isUuid(id)) return undefined;
  return visibles(db, viewer)
    .select(FILA)
    .select(['a.documento', 'a.notas'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** Every version of an analysis, oldest first. */
export function versionesDe(db: Db, viewer: Viewer, codigo: string) {
  return visibles(db, viewer)
    .select(['a.id', 'a.version', 'a.creadoEn'])
    .where('a.codigo', '=', codigo)
    .orderBy('a.version')
    .execute();
}

export async function updateNotas(db: Db, id: string, notas: string): Promise<void> {
  await db.updateTable('analisis').set({ notas }).where('id', '=', id).execute();
}
