import type { miArea } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';
import { estadoDePropuesta } from '../propuestas/estado.repository.ts';
import { propuestaVisible } from '../propuestas/visibilidad.repository.ts';
import { ownDocumento } from './documentos.repository.ts';

type Area = miArea.Area;

async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** The clients of the account, with who attends the first of them that somebody does. */
export async function findClientes(
  db: Db,
  viewer: Viewer,
): Promise<(Area['clientes'][number] & { readonly comercial: Area['comercial'] })[]> {
  return rowsOf(
    db,
    sql<Area['clientes'][number] & { readonly comercial: Area['comercial'] }>`
      select c.id, c.nombre, case when r.id is not null then
        json_build_object('nombre', r.nombre, 'email', r.email, 'telefono', r.telefono) end as comercial
      from cliente c left join comercial r on r.id = c.comercial_id
      where ${clienteVisible(viewer)} order by c.creado_en, c.id
    `,
  );
}

/** The years of a study are of 365 days, as those of a proposal. */
const ALL_YEAR = (eur: RawBuilder<unknown>) =>
  sql`round((${eur})::numeric * 365 / (e.punto ->> 'dias')::numeric, 2)`;

/**
 * The supplies, with the cost of a year by the study of their contract, or else by the last one: what the contract's
 * product costs if it was studied for it, and what was paid that day otherwise.
 */
export async function listSuministros(db: Db, viewer: Viewer): Promise<miArea.Suministro[]> {
  return rowsOf(
    db,
    sql<miArea.Suministro>`
      select p.cups, p.direccion, p.municipio, p.tarifa, p.consumo_anual_kwh,
        coalesce(${ALL_YEAR(sql`e.oferta -> 'totales' ->> 'total'`)}, ${ALL_YEAR(
          sql`e.punto -> 'actual' -> 'totales' ->> 'total'`,
        )})::float8 as coste_anual_eur,
        case when k.id is not null then json_build_object(
          'id', k.id, 'comercializadora', k.comercializadora, 'hasta', k.fecha_fin, 'prorroga', k.prorroga
        ) end as contrato
      from punto_suministro p join cliente c on c.id = p.cliente_id
      left join lateral (
        select k.id, k.analisis_id, k.fecha_fin, k.prorroga, o.comercializadora, k.producto_version_id
        from contrato k join producto_version v on v.id = k.producto_version_id join producto o on o.id = v.producto_id
        where k.cups = p.cups and k.cliente_id = c.id and k.borrado_en is null and k.atr = 'activado'
          and k.fecha_baja is null
        order by k.fecha_activacion desc nulls last, k.id limit 1
      ) k on true
      left join lateral (
        select punto, (
          select d from jsonb_array_elements(a.documento -> 'datosCupsProducto') d
          where a.id = k.analisis_id and d ->> 'cups' = p.cups and d ->> 'versionId' = k.producto_version_id::text
          limit 1
        ) as oferta
        from analisis a, jsonb_array_elements(a.documento -> 'puntos') punto
        where a.cliente_id = c.id and a.cups @> array[p.cups::text] and punto ->> 'cups' = p.cups
          and (punto ->> 'dias')::int > 0
        order by coalesce(a.id = k.analisis_id, false) desc, a.creado_en desc, a.id limit 1
      ) e on true
      where ${clienteVisible(viewer)} order by p.direccion nulls last, p.cups
    `,
  );
}

const ESTADO = sql`case
  when k.comercial = 'cancelado' then 'cancelado'
  when k.atr = 'baja' or k.fecha_baja <= ${TODAY_IN_SPAIN} then 'terminado'
  when k.atr = 'activado' then 'activo'
  when k.comercial = 'firmado' then 'en-tramite'
  when k.comercial = 'enviado' then 'por-firmar'
  else 'en-preparacion'
end`;

export async function listContratos(db: Db, viewer: Viewer): Promise<miArea.Contrato[]> {
  return rowsOf(
    db,
    sql<miArea.Contrato>`
      select k.id, k.codigo, k.cups, o.comercializadora, o.nombre as producto, o.tipo, ${ESTADO} as estado,
        k.fecha_activacion as desde, k.fecha_fin as hasta, k.prorroga, k.permanencia_hasta,
        s.pedida_en as renovacion_pedida
      from contrato k join cliente c on c.id = k.cliente_id
      join producto_version v on v.id = k.producto_version_id join producto o on o.id = v.producto_id
      left join renovacion_pedida s on s.contrato_id = k.id
      where ${contratoVisible(viewer)}
      order by (k.comercial = 'cancelado' or k.fecha_baja is not null), k.fecha_fin nulls first, k.codigo
    `,
  );
}

export async function listPropuestas(
  db: Db,
  viewer: Viewer,
  hoy: string,
): Promise<Omit<miArea.Propuesta, 'enlace'>[]> {
  return rowsOf(
    db,
    sql<Omit<miArea.Propuesta, 'enlace'>>`
      select p.id, p.codigo, v.cups, v.enviada_en as enviada, v.valida_hasta,
        ${estadoDePropuesta(hoy)} as estado,
        v.actual_anual_eur::float8 as actual_anual_eur, v.oferta_anual_eur::float8 as oferta_anual_eur,
        v.ahorro_anual_eur::float8 as ahorro_anual_eur
      from propuesta p join cliente c on c.id = p.cliente_id
      join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
      where p.borrado_en is null and ${propuestaVisible(viewer)} order by v.enviada_en desc nulls last, p.codigo
    `,
  );
}

/** More bills than these nobody looks for on a phone; the newest are the ones asked for. */
const MAX_FACTURAS = 60;

export async function listFacturas(db: Db, viewer: Viewer): Promise<Area['facturas']> {
  return rowsOf(
    db,
    sql<Area['facturas'][number]>`
      select d.id, d.nombre, d.bytes, d.creado_en as creado
      from documento d where d.tipo = 'factura' and ${ownDocumento(viewer)}
      order by d.creado_en desc, d.id limit ${MAX_FACTURAS}
    `,
  );
}

export async function countIncidencias(db: Db, viewer: Viewer): Promise<Area['incidencias']> {
  const [found] = await rowsOf(
    db,
    sql<Area['incidencias']>`
      select count(*) filter (where i.estado = 'abierta')::int as abiertas,
        count(*) filter (where i.estado = 'respondida')::int as respondidas
      from incidencia i join cliente c on c.id = i.cliente_id where ${clienteVisible(viewer)}
    `,
  );
  return found!;
}

type Renovable = {
  readonly id: string;
  readonly codigo: string;
  readonly cups: string;
  readonly clienteId: string;
  readonly cliente: string;
  readonly estado: miArea.Contrato['estado'];
  /** The representative of the contract if they still work here, or else the client's. */
  readonly comercialId: string | null;
};

/** Locks a contract of the client, so that two requests to renew it come one after another. */
export async function lockRenovable(
  trx: Db,
  viewer: Viewer,
  { id, hoy }: { readonly id: string; readonly hoy: string },
): Promise<Renovable | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await rowsOf(
    trx,
    sql<Renovable>`
      select k.id, k.codigo, k.cups, k.cliente_id, c.nombre as cliente, ${ESTADO} as estado, (
        select r.id from comercial r
        where r.id in (k.comercial_id, c.comercial_id) and (r.baja is null or r.baja > ${hoy}::date)
        order by r.id = k.comercial_id desc limit 1
      ) as comercial_id
      from contrato k join cliente c on c.id = k.cliente_id
      where k.id = ${id} and ${contratoVisible(viewer)} for update of k
    `,
  );
  return found;
}

/** Keeps the request and answers its instant; undefined when there was one. */
export async function insertRenovacion(
  trx: Db,
  contratoId: string,
  usuarioId: string,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('renovacionPedida')
    .values({ contratoId, usuarioId })
    .onConflict((conflict) => conflict.column('contratoId').doNothing())
    .returning('pedidaEn')
    .executeTakeFirst();
  return row?.pedidaEn;
}
