import { type comerciales, comercialesList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { found } from '../../platform/list/found.ts';
import { chosenByUuid, type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { averageKwh, roundedKwh } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { assignedMarca, MARCA_DE_COMERCIAL } from '../cartera/marca.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';
import type { Buscados } from '../operaciones/lote.service.ts';

export type FilaComercial = Omit<comerciales.ComercialRow, 'responsable'> & {
  responsableId: string | null;
  responsableNombre: string | null;
};

export type Filtros = Omit<QueryOf<typeof comerciales.list>, 'page' | 'limit' | 'sort'>;

/** Whether the viewer sees the representative `r`: themselves and their team. A client sees none. */
export function comercialVisible({ id, role }: Viewer): RawBuilder<SqlBool> {
  if (role === 'admin') return sql`true`;
  return role === 'comercial' ? sql`r.id = any((select comerciales_de(${id}))::uuid[])` : sql`false`;
}

/**
 * The place of everybody in the tree: the level, and the names from the top down, which sort each one after
 * their manager.
 */
const ARBOL = sql`
  with recursive arbol (id, nivel, camino) as (
    select id, 0, array[plegar(nombre), id::text] from comercial where responsable_id is null
    union all
    select c.id, a.nivel + 1, a.camino || array[plegar(c.nombre), c.id::text]
    from comercial c join arbol a on c.responsable_id = a.id
  )`;

const CUENTA = sql`
  case when u.id is null then 'sin-cuenta'
    when u.estado = 'pendiente' then 'invitado'
    else u.estado
  end`;

/**
 * The representatives `r` that match a condition, with what each manages. The recuento counts points without
 * reading them; energy is added up for one representative at a time.
 */
function filas(condicion: RawBuilder<SqlBool>): RawBuilder<FilaComercial> {
  return sql<FilaComercial>`
    select r.id, r.nombre, r.nif, r.email, r.telefono, r.zona, r.responsable_id, j.nombre as responsable_nombre,
      ${MARCA_DE_COMERCIAL} as marca_id, ${assignedMarca(MARCA_DE_COMERCIAL, sql`r.marca_id`)} as marca,
      a.nivel, r.alta, r.baja, n.clientes, n.puntos, n.contratos_activos, n.energia_gestionada_kwh, n.equipo,
      ${CUENTA} as cuenta, r.version, a.camino
    from comercial r join arbol a on a.id = r.id
      left join comercial j on j.id = r.responsable_id
      left join usuario u on u.id = r.usuario_id
      cross join lateral (
        select (select count(*)::int from cliente c where c.comercial_id = r.id and c.borrado_en is null) as clientes,
          (select coalesce(sum(p.puntos), 0)::int from punto_suministro_recuento_titular p where p.comercial_id = r.id)
            as puntos,
          (select count(*)::int from contrato k where k.comercial_id = r.id and k.atr = 'activado') as contratos_activos,
          (select ${roundedKwh(sql`sum(p.consumo_anual_kwh)`)} from punto_suministro p
            where p.comercial_id = r.id and p.con_contrato) as energia_gestionada_kwh,
          (select count(*)::int from comercial e where e.responsable_id = r.id and e.baja is null) as equipo
      ) n
    where ${condicion}`;
}

/** The scope of the list, over the representative `r` and the tree. */
function buscados(viewer: Viewer, { estado, responsable }: Filtros): RawBuilder<SqlBool> {
  const condiciones = [comercialVisible(viewer)];
  if (estado === 'activos') condiciones.push(sql`(r.baja is null or r.baja > ${today()})`);
  if (estado === 'bajas') condiciones.push(sql`r.baja <= ${today()}`);
  if (responsable) {
    condiciones.push(
      isUuid(responsable)
        ? sql`exists (select from arbol b where b.id = r.id and b.camino @> array[${responsable}] and b.id <> ${responsable})`
        : sql`false`,
    );
  }
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

/** The expressions are over the rows `f`. */
export const LIST: ListSql<typeof comercialesList> = {
  fields: {
    nombre: { filter: sql`f.nombre`, sort: { filled: sql`f.nombre` } },
    nif: sql`f.nif`,
    email: sql`f.email`,
    telefono: sql`f.telefono`,
    zona: sql`f.zona`,
    marca: sql`f.marca_id::text`,
    responsable: sql`f.responsable_id`,
    cuenta: sql`f.cuenta`,
    nivel: sql`f.nivel`,
    equipo: sql`f.equipo`,
    clientes: summed('clientes'),
    puntos: summed('puntos'),
    contratos: summed('contratos_activos'),
    energia: {
      filter: sql`f.energia_gestionada_kwh`,
      sort: { filled: sql`f.energia_gestionada_kwh` },
      total: roundedKwh(sql`sum(f.energia_gestionada_kwh)`),
      average: averageKwh(sql`f.energia_gestionada_kwh`),
    },
    alta: { filter: sql`f.alta`, sort: { filled: sql`f.alta` } },
    baja: sql`f.baja`,
  },
  sorts: { arbol: { filled: sql`f.camino` } },
  chosen: chosenByUuid(sql`f.id`),
  search: (q) => searchSql(q, searchedIn('f')),
};

/** The text of the row with that alias in which a search looks. */
function searchedIn(row: string) {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`concat_ws(' ', ${sql.join(['nombre', 'nif', 'email', 'telefono', 'zona'].map(column))})`;
}

function summed(columna: string) {
  const at = sql.ref(`f.${columna}`);
  return { filter: at, sort: { filled: at }, total: sql`coalesce(sum(${at}), 0)::int` };
}

export function consultaComerciales(
  viewer: Viewer,
  filtros: Filtros,
  sort: string = comercialesList.usualSort,
): CursorQuery<FilaComercial> {
  const lista = sql<FilaComercial>`${ARBOL} select f.* from (${filas(buscados(viewer, filtros))}) f
    where ${listWhere({ list: comercialesList, sql: LIST }, filtros, viewer)}`;
  return { filas: lista, orden: orderBy(sort, listSorts(comercialesList, LIST, viewer), sql`f.id`) };
}

/** The marked representatives, or those of the list, that the viewer sees. */
export function elegidosDe(viewer: Viewer, { ids, filtros }: Buscados<Filtros>): Elegidos {
  const rows = filtros
    ? consultaComerciales(viewer, filtros).filas
    : sql`select r.id, r.nombre, r.email from comercial r
        where r.id = any(${(ids ?? []).filter(isUuid)}::uuid[]) and ${comercialVisible(viewer)}`;
  return { id: sql`t.id`, nombre: sql`t.nombre`, detalle: sql`t.email`, desde: sql`from (${rows}) t` };
}

export async function listComerciales(
  db: Db,
  viewer: Viewer,
  { page, limit, sort, ...filtros }: QueryOf<typeof comerciales.list>,
): Promise<{ rows: FilaComercial[]; count: number; total: number }> {
  const { filas: lista, orden } = consultaComerciales(viewer, filtros, sort);
  const pagina = sql<FilaComercial>`
    ${lista} order by ${orden} limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const ambito: Filtros = { estado: filtros.estado };
  const desde = (unos: Filtros) => sql`from (${consultaComerciales(viewer, unos).filas}) t`;
  const [{ rows }, cuentas] = await Promise.all([
    pagina,
    countRows({ db, filters: filtros, scope: ambito, from: desde }),
  ]);
  return { rows, ...cuentas };
}

/** The representatives that a field offers, by name, or those that it has to name. */
export async function listOpciones(
  db: Db,
  viewer: Viewer,
  { q, ids, activos, conEquipo, limit }: QueryOf<typeof comerciales.options>,
) {
  const conditions = [
    comercialVisible(viewer),
    ids ? sql`r.id = any(${ids.filter(isUuid)}::uuid[])` : searchSql(q, searchedIn('r')),
  ];
  if (activos && !ids) conditions.push(sql`(r.baja is null or r.baja > ${today()})`);
  if (conEquipo && !ids) {
    conditions.push(sql`exists (select from comercial e where e.responsable_id = r.id and e.baja is null)`);
  }
  const { rows } = await sql<comerciales.Opcion>`
    select r.id, r.nombre, r.zona from comercial r where ${sql.join(conditions, sql` and `)}
    order by r.nombre, r.id limit ${limit + 1}
  `.execute(db);
  return found(rows, limit);
}

/** The areas where the representatives that the viewer sees work today. */
export async function readZonas(db: Db, viewer: Viewer): Promise<string[]> {
  const { rows } = await sql<{ zona: string }>`
    select distinct r.zona from comercial r
    where r.zona is not null and (r.baja is null or r.baja > ${today()}) and ${comercialVisible(viewer)} order by r.zona
  `.execute(db);
  return rows.map(({ zona }) => zona);
}

export type FilaFicha = FilaComercial &
  Pick<
    comerciales.Comercial,
    'cadena' | 'equipoDirecto' | 'propuestasAbiertas' | 'contratosEnBorrador' | 'invitacionCaduca'
  > & { usuarioId: string | null; fiscal: NonNullable<comerciales.Comercial['fiscal']> };

export async function findFicha(db: Db, viewer: Viewer, id: string): Promise<FilaFicha | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaFicha>`
    ${ARBOL}, cadena (id, nombre, responsable_id, paso) as (
      select j.id, j.nombre, j.responsable_id, 1
      from comercial r join comercial j on j.id = r.responsable_id where r.id = ${id}
      union all
      select j.id, j.nombre, j.responsable_id, c.paso + 1 from cadena c join comercial j on j.id = c.responsable_id
    )
    select f.*, c.usuario_id, json_build_object('regimenFiscal', c.regimen_fiscal, 'irpfPct', c.irpf_pct,
        'territorio', c.territorio, 'ipsiPct', c.ipsi_pct) as fiscal, ${abiertas(sql`f.id`)},
      coalesce((select json_agg(json_build_object('id', id, 'nombre', nombre) order by paso desc) from cadena), '[]')
        as cadena,
      coalesce((
        select json_agg(json_build_object('id', e.id, 'nombre', e.nombre) order by e.nombre)
        from comercial e where e.responsable_id = f.id and e.baja is null
      ), '[]') as equipo_directo,
      (select max(e.caduca_en) from enlace_acceso e
        where e.usuario_id = c.usuario_id and e.motivo = 'invitacion' and e.usado_en is null and e.caduca_en > now())
        as invitacion_caduca
    from (${filas(sql`r.id = ${id} and ${comercialVisible(viewer)}`)}) f join comercial c on c.id = f.id
  `.execute(db);
  return rows[0];
}

/** Counts what a representative has under way. */
function abiertas(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    (select count(*)::int from propuesta p
      where p.comercial_id = ${id} and p.borrado_en is null and p.estado in ('borrador', 'enviada', 'vista'))
      as propuestas_abiertas,
    (select count(*)::int from contrato k
      where k.comercial_id = ${id} and k.borrado_en is null and k.comercial = 'borrador') as contratos_en_borrador`;
}
