import type { clientes, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Changes, readChanges } from '../../platform/list/changes.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import { roundedKwh } from '../../platform/list/rounded-sum.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { type ColumnasDeCampos, columnasDeCampos } from '../cartera/campos.service.ts';
import { assignedMarca, MARCA_DE_CLIENTE } from '../cartera/marca.repository.ts';
import { proximoContacto, proximosContactos } from '../cartera/proximo-contacto.repository.ts';
import { clienteSuyo } from '../cartera/visibilidad.repository.ts';
import {
  buscados,
  claves,
  dePuntos,
  ESTADO,
  type Filtros,
  fromAnyState,
  listOf,
  totalsFor,
} from './filtros.repository.ts';

export type FilaCliente = ColumnasDeCampos & {
  id: string;
  tipo: 'persona' | 'empresa';
  nombre: string;
  nif: string | null;
  email: string | null;
  telefono: string | null;
  municipio: string | null;
  provincia: string | null;
  comercialId: string | null;
  comercialNombre: string | null;
  estado: clientes.Estado;
  puntos: number;
  puntosConContrato: number;
  consumoAnualKwh: number;
  proximoContacto: clientes.ClienteRow['proximoContacto'];
  etiquetas: string[];
  marca: NonNullable<clientes.ClienteRow['marca']> | null;
  creadoEn: string;
  actualizadoEn: string;
  version: number;
  /** Only exports read these columns. */
  direccion: string | null;
  codigoPostal: string | null;
  cnae: string | null;
  iban: string | null;
};

const CAMPOS = columnasDeCampos('c');

function desde(viewer: Viewer): RawBuilder<unknown> {
  return sql`cliente c left join comercial r on r.id = c.comercial_id
    left join ${proximosContactos(viewer)} pc on pc.cliente_id = c.id`;
}

/** The clients `c` that match a condition, each with the sums of its points in `n`. */
export function filas(viewer: Viewer, condicion: RawBuilder<SqlBool>): RawBuilder<FilaCliente> {
  return sql<FilaCliente>`
    select c.id, c.tipo, c.nombre, c.nif, c.email, c.telefono, c.municipio, c.provincia, c.comercial_id,
      r.nombre as comercial_nombre, ${ESTADO} as estado, n.*, c.etiquetas, ${CAMPOS}, c.creado_en, c.actualizado_en, c.version, c.direccion, c.codigo_postal,
      ${assignedMarca(MARCA_DE_CLIENTE, sql`c.marca_id`)} as marca,
      c.cnae, c.iban, ${proximoContacto(viewer, sql`c.id`)} as proximo_contacto
    from ${desde(viewer)}
      left join lateral (
        select count(*)::int as puntos, (count(*) filter (where p.con_contrato))::int as puntos_con_contrato,
          ${roundedKwh(sql`sum(p.consumo_anual_kwh)`)} as consumo_anual_kwh
        from punto_suministro p where p.cliente_id = c.id
      ) n on true
    where ${condicion}`;
}

export async function listClientes(
  db: Db,
  viewer: Viewer,
  { page, limit, sort, ...filtros }: QueryOf<typeof clientes.list>,
): Promise<{ rows: FilaCliente[]; count: number; total: number }> {
  const orden = claves(viewer, sort);
  const buscadas = buscados(viewer, filtros);
  const pagina = sql`limit ${limit} offset ${(page - 1) * limit}`;
  // Only the points of the page are added up, unless the order depends on those sums.
  const lista = dePuntos(sort)
    ? sql<FilaCliente>`${filas(viewer, buscadas)} order by ${orden} ${pagina}`
    : sql<FilaCliente>`${filas(
        viewer,
        sql`c.id in (
        select c.id from ${desde(viewer)}
        where ${buscadas} order by ${orden} ${pagina}
      )`,
      )} order by ${orden}`;
  // Clients that the list leaves out by default are counted among themselves.
  const { estado } = filtros;
  const ambito = estado === 'borrado' || estado === 'suprimido' ? { estado } : {};
  const [{ rows }, cuentas] = await Promise.all([
    lista.execute(db),
    countRows<Filtros>({
      db,
      filters: filtros,
      scope: ambito,
      from: (unos) => sql`from cliente c where ${buscados(viewer, unos)}`,
    }),
  ]);
  return { rows, ...cuentas };
}

/** The clients written since, deleted ones too. */
export function changedClientes(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof clientes.list>,
): Promise<Changes<FilaCliente>> {
  return readChanges({
    db,
    query,
    source: {
      name: 'clientes',
      at: sql`c.actualizado_en`,
      id: sql`c.id`,
      idType: 'uuid',
      from: fromAnyState(viewer, query),
    },
    read: async (ids) => {
      const theirs = sql<SqlBool>`${clienteSuyo(viewer)} and c.id = any(${ids}::uuid[])`;
      return (await filas(viewer, theirs).execute(db)).rows.map((fila) => [fila.id, fila]);
    },
  });
}

/** Adds up the points of all the clients of the list. */
export async function sumClientes(db: Db, viewer: Viewer, filtros: Filtros) {
  const { rows } = await sql<ResponseOf<typeof clientes.totals>>`
    with f as materialized (select c.id from cliente c where ${buscados(viewer, filtros)})
    select (select count(*) from f)::int as cuenta, ${totalsFor(viewer)},
      (count(*) filter (where p.con_contrato))::int as puntos_con_contrato
    from punto_suministro p where p.cliente_id in (select id from f)
  `.execute(db);
  return rows[0]!;
}

/** The groups of the whole list, with the points of their clients. */
export async function groupClientes(db: Db, viewer: Viewer, query: QueryOf<typeof clientes.groups>) {
  return listGroups({
    db,
    viewer,
    query,
    ...listOf(viewer),
    from: (filtros: Filtros) => sql`from cliente c left join punto_suministro p on p.cliente_id = c.id
      where ${buscados(viewer, filtros)}`,
    count: sql`count(distinct c.id)`,
  });
}

/** Which of those NIF and CUPS belong to clients of the list or to their points. */
export async function codigosDeClientes(
  db: Db,
  viewer: Viewer,
  codigos: readonly string[],
): Promise<string[]> {
  const suyos = buscados(viewer, {});
  const { rows } = await sql<{ codigo: string }>`
    select c.nif as codigo from cliente c where c.nif = any(${codigos}::text[]) and ${suyos}
    union
    select p.cups from punto_suministro p join cliente c on c.id = p.cliente_id
    where p.cups = any(${codigos}::text[]) and ${suyos}
  `.execute(db);
  return rows.map(({ codigo }) => codigo);
}

export function consultaClientes(viewer: Viewer, filtros: Filtros, sort?: string): CursorQuery<FilaCliente> {
  return { filas: filas(viewer, buscados(viewer, filtros)), orden: claves(viewer, sort) };
}

/** The provinces of the clients that the viewer sees. */
export async function readProvincias(db: Db, viewer: Viewer): Promise<string[]> {
  const { rows } = await sql<{ provincia: string }>`
    select distinct c.provincia from cliente c where ${buscados(viewer, {})} and c.provincia is not null order by 1
  `.execute(db);
  return rows.map(({ provincia }) => provincia);
}
