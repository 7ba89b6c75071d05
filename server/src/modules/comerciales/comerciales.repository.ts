import { type comerciales, comercialesList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { found } from '../../platform/list/found.ts';
import { chosenByUuid, type ListSql } from '../../platform/list/list-sql.ts';
import { averageKwh, roundedKwh } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { type RowOf, servedList, shown } from '../../platform/list/served-list.ts';
import { telephone } from '../../platform/list/telephone.ts';
import { day, figure, identifier, named, plain } from '../../platform/sheet/column.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { assignedMarca, MARCA_DE_COMERCIAL } from '../cartera/marca.repository.ts';
import type { Elegidos } from '../operaciones/elegidos.repository.ts';

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

type Fila = comerciales.ComercialRow;

const CUENTA = sql<Fila['cuenta']>`
  case when u.id is null then 'sin-cuenta'
    when u.estado = 'pendiente' then 'invitado'
    else u.estado
  end`;

/**
 * The representatives `r` with their place `a` in the tree and what each manages, `n`. The recuento counts points without
 * reading them; energy is added up for one representative at a time.
 */
const FROM = sql`comercial r join (${ARBOL} select * from arbol) a on a.id = r.id
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
  ) n`;

const ROW = {
  id: shown(sql<string>`r.id`, identifier('id')),
  nombre: shown(sql<string>`r.nombre`, plain('nombre')),
  nif: shown(sql<string | null>`r.nif`, plain('nif')),
  email: shown(sql<string | null>`r.email`, plain('email')),
  telefono: shown(sql<string | null>`r.telefono`, plain('telefono')),
  zona: shown(sql<string | null>`r.zona`, plain('zona')),
  marca: shown(
    sql<NonNullable<Fila['marca']> | null>`${assignedMarca(MARCA_DE_COMERCIAL, sql`r.marca_id`)}`,
    named('marca'),
  ),
  responsable: shown(
    sql<
      Fila['responsable']
    >`case when j.id is not null then json_build_object('id', j.id, 'nombre', j.nombre) end`,
    named('responsable'),
  ),
  nivel: shown(sql<number>`a.nivel`, plain('nivel')),
  alta: shown(sql<string>`r.alta`, day('alta')),
  baja: shown(sql<string | null>`r.baja`, day('baja')),
  clientes: shown(sql<number>`n.clientes`, plain('clientes')),
  puntos: shown(sql<number>`n.puntos`, plain('puntos')),
  contratosActivos: shown(sql<number>`n.contratos_activos`, plain('contratosActivos')),
  energiaGestionadaKwh: shown(sql<number>`n.energia_gestionada_kwh`, figure('energiaGestionada')),
  equipo: sql<number>`n.equipo`,
  cuenta: CUENTA,
  version: sql<number>`r.version`,
};

const SEARCHED = sql`concat_ws(' ', r.nombre, r.nif, r.email, r.telefono, r.zona)`;

function summed(columna: string) {
  const at = sql.ref(`n.${columna}`);
  return { filter: at, sort: { filled: at }, total: sql`coalesce(sum(${at}), 0)::int` };
}

const LIST: ListSql<typeof comercialesList> = {
  fields: {
    nombre: { filter: sql`r.nombre`, sort: { filled: sql`r.nombre` } },
    nif: sql`r.nif`,
    email: sql`r.email`,
    telefono: telephone(sql`r.telefono`),
    zona: sql`r.zona`,
    marca: sql`${MARCA_DE_COMERCIAL}::text`,
    responsable: sql`r.responsable_id`,
    cuenta: CUENTA,
    nivel: sql`a.nivel`,
    equipo: sql`n.equipo`,
    clientes: summed('clientes'),
    puntos: summed('puntos'),
    contratos: summed('contratos_activos'),
    energia: {
      filter: sql`n.energia_gestionada_kwh`,
      sort: { filled: sql`n.energia_gestionada_kwh` },
      total: roundedKwh(sql`sum(n.energia_gestionada_kwh)`),
      average: averageKwh(sql`n.energia_gestionada_kwh`),
    },
    alta: { filter: sql`r.alta`, sort: { filled: sql`r.alta` } },
    baja: sql`r.baja`,
  },
  sorts: { arbol: { filled: sql`a.camino` } },
  chosen: chosenByUuid(sql`r.id`),
  search: (q) => searchSql(q, SEARCHED),
};

export const COMERCIALES = servedList({
  list: comercialesList,
  whole: ({ estado }) => ({ estado }),
  as: (viewer) => ({
    from: FROM,
    visible: comercialVisible(viewer),
    sql: LIST,
    row: ROW,
    scope: ({ estado, responsable }) => [
      ...(estado === 'activos' ? [sql<SqlBool>`(r.baja is null or r.baja > ${today()})`] : []),
      ...(estado === 'bajas' ? [sql<SqlBool>`r.baja <= ${today()}`] : []),
      ...(responsable ? [isBelow(responsable)] : []),
    ],
    tiebreak: sql`r.id`,
  }),
});

function isBelow(responsable: string): RawBuilder<SqlBool> {
  return isUuid(responsable)
    ? sql`(a.camino @> array[${responsable}] and r.id <> ${responsable})`
    : sql`false`;
}

/** The marked representatives, or those of the list, that the viewer sees. */
export function elegidosDe(viewer: Viewer, buscados: Parameters<typeof COMERCIALES.chosen>[1]): Elegidos {
  const desde = COMERCIALES.chosen(viewer, buscados);
  return { id: sql`r.id`, nombre: sql`r.nombre`, detalle: sql`r.email`, desde };
}

/** The representatives that a field offers, by name, or those that it has to name. */
export async function listOpciones(
  db: Db,
  viewer: Viewer,
  { q, ids, activos, conEquipo, limit }: QueryOf<typeof comerciales.options>,
) {
  const conditions = [
    comercialVisible(viewer),
    ids ? sql`r.id = any(${ids.filter(isUuid)}::uuid[])` : searchSql(q, SEARCHED),
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

export type FilaFicha = RowOf<typeof ROW> &
  Pick<
    comerciales.Comercial,
    'cadena' | 'equipoDirecto' | 'propuestasAbiertas' | 'contratosEnBorrador' | 'invitacionCaduca'
  > & { usuarioId: string | null; fiscal: NonNullable<comerciales.Comercial['fiscal']> };

export async function findFicha(db: Db, viewer: Viewer, id: string): Promise<FilaFicha | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<FilaFicha>`
    with recursive cadena (id, nombre, responsable_id, paso) as (
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
    from (${COMERCIALES.select(viewer, sql`r.id = ${id}`)}) f join comercial c on c.id = f.id
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
