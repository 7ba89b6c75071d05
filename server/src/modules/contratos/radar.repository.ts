import type { QueryOf, renovaciones } from '@vatio/contract/endpoints';
import type { CasoComision, Fecha } from '@vatio/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { roundedEur } from '../../platform/list/rounded-sum.ts';
import { isUuid } from '../../platform/uuid.ts';
import { proximoContacto } from '../cartera/proximo-contacto.repository.ts';
import { ultimoContacto } from '../cartera/ultimo-contacto.repository.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';
import { DE, FILA, type FilaContrato } from './contratos.repository.ts';
import { buscadas } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

export type FilaRenovacion = FilaContrato & {
  readonly banda: renovaciones.Renovacion['banda'];
  readonly importeAnualEur: number | null;
  readonly analisis: Documento | null;
  readonly propuesta: Documento | null;
  readonly renovacion: Documento | null;
  readonly proximoContacto: renovaciones.Renovacion['proximoContacto'];
  readonly ultimoContacto: string | null;
  readonly riesgo: (typeof renovaciones.RIESGOS)[number];
  readonly riesgoMotivos: (typeof renovaciones.MOTIVOS_DE_RIESGO)[number][];
  readonly valor: Valor | null;
};

/** What the contract would be worth, with what the rules of commission need to know of that sale. */
type Valor = Omit<NonNullable<renovaciones.Renovacion['valor']>, 'tuyaEur'> & {
  readonly caso: Omit<CasoComision, 'fecha'> | null;
};

type Documento = { readonly id: string; readonly codigo: string; readonly estado: string };

/**
 * A contract enters the radar this many days before its end, and only what is done for its point from then on
 * counts.
 */
export const DIAS_DEL_RADAR = 90;

export type Filtros = QueryOf<typeof renovaciones.summary>;

/** The bands go by the days left; the last day still belongs to the contract. */
const banda = (hoy: Fecha) => sql`case
  when k.fecha_fin is null then 'sin-fin'
  when k.fecha_fin < ${hoy}::date then 'vencido'
  when k.fecha_fin <= ${hoy}::date + 30 then '30'
  when k.fecha_fin <= ${hoy}::date + 60 then '60'
  else '90' end`;

/**
 * The mean of the energy prices stands for those of each period, because a contract does not tell how the year
 * is shared among them.
 */
const IMPORTE = sql`case when cardinality(k.precio_energia_eur_kwh) = 0 then null else
  ${roundedEur(sql`(select avg(precio) from unnest(k.precio_energia_eur_kwh) as precio) * k.consumo_anual_kwh
  + (select coalesce(sum(precio * kw), 0) from unnest(k.precio_potencia_eur_kw_anio, k.potencias_kw) as t (precio, kw))
  + 12 * coalesce(k.precio_fijo_eur_mes, 0)`)}
  end`;

const documento = (tabla: RawBuilder<unknown>) => sql`(select json_build_object(
  'id', o.id, 'codigo', o.codigo, 'estado', o.estado) from (${tabla}) o)`;

/**
 * Whether the viewer may open what was made for the client in that column, since a supply may pass from one
 * client to another.
 */
const deClienteVisible = (viewer: Viewer, columna: string): RawBuilder<SqlBool> =>
  viewer.role === 'admin'
    ? sql`true`
    : sql`exists (select from cliente c where c.id = ${sql.ref(columna)} and ${clienteVisible(viewer)})`;

export const EN_MARCHA = sql<SqlBool>`(analisis is not null or propuesta is not null or renovacion is not null)`;

const VALOR = sql`case when w.contrato_id is not null then json_build_object(
  'calculado', w.calculado_en, 'motivo', w.motivo, 'caso', w.caso,
  'producto', case when wp.id is not null then
    json_build_object('nombre', wp.nombre, 'comercializadora', wp.comercializadora) end,
  'ahorroAnualEur', w.ahorro_anual_eur, 'ahorroPct', w.ahorro_pct, 'comisionEur', w.comision_eur,
  'precioActualEurMwh', w.precio_actual_eur_mwh, 'precioOfertaEurMwh', w.precio_oferta_eur_mwh) end`;

/** From this saving on, %, another house would take the client with it. */
const AHORRO_QUE_TIENTA_PCT = 10;
/** Nobody has talked with the client for so long that they have forgotten the house. */
const DIAS_SIN_CONTACTO = 90;

/** The reasons in the order of the contract's list, over the rows of the radar without it. */
const motivosDeRiesgo = (hoy: Fecha) => sql`array_remove(array[
  case when t.banda in ('vencido', '30') then 'acaba' end,
  case when not ${EN_MARCHA} then 'nada-en-marcha' end,
  case when t.ahorro_pct >= ${AHORRO_QUE_TIENTA_PCT}::int then 'ahorra' end,
  case when coalesce(t.ultimo_contacto, '-infinity') < ${hoy}::date - ${DIAS_SIN_CONTACTO}::int then 'sin-contacto' end,
  case when t.con_incidencia then 'incidencia' end], null)`;

/** The radar with the risk of each; a contract that is already renewed has none. */
export function radar(viewer: Viewer, filtros: Filtros, hoy: Fecha): RawBuilder<FilaRenovacion> {
  return sql<FilaRenovacion>`select t.*, m.riesgo_motivos, case
      when cardinality(m.riesgo_motivos) >= 3 then 'alto'
      when cardinality(m.riesgo_motivos) = 2 then 'medio' else 'bajo' end as riesgo
    from (${withoutRisk(viewer, filtros, hoy)}) t
      cross join lateral (select case when t.renovacion is not null then '{}'
        else ${motivosDeRiesgo(hoy)} end as riesgo_motivos) m`;
}

/** The active contracts near their end, past it or without one, with what is already under way for each. */
function withoutRisk(viewer: Viewer, filtros: Filtros, hoy: Fecha): RawBuilder<unknown> {
  const desde = sql`greatest(k.fecha_activacion, least(coalesce(k.fecha_fin, ${hoy}), ${hoy}::date) - ${DIAS_DEL_RADAR}::int)`;
  return sql`select ${FILA}, ${banda(hoy)} as banda, ${IMPORTE} as importe_anual_eur,
    ${documento(sql`select a.id, a.codigo, 'guardado' as estado from analisis a
      where a.cups @> array[k.cups collate "default"] and a.creado_en >= ${desde}
        and ${deClienteVisible(viewer, 'a.cliente_id')}
      order by a.creado_en desc, a.id limit 1`)} as analisis,
    ${documento(sql`select p.id, p.codigo, p.estado from propuesta_version n join propuesta p on p.id = n.propuesta_id
      where n.cups @> array[k.cups collate "default"] and n.numero = p.numero and p.borrado_en is null
        and p.estado in ('borrador', 'enviada', 'vista', 'aceptada') and p.creado_en >= ${desde}
        and ${deClienteVisible(viewer, 'p.cliente_id')}
      order by p.creado_en desc, p.id limit 1`)} as propuesta,
    ${documento(sql`select o.id, o.codigo, o.comercial as estado from contrato o
      where o.anterior_id = k.id and o.borrado_en is null and o.comercial <> 'cancelado'
        and exists (select from contrato k join cliente c on c.id = k.cliente_id
          where k.id = o.id and ${contratoVisible(viewer)})`)} as renovacion,
    ${proximoContacto(viewer, sql`k.cliente_id`)} as proximo_contacto,
    ${ultimoContacto(viewer, sql`k.cliente_id`)} as ultimo_contacto,
    exists (select from incidencia i where i.cliente_id = k.cliente_id and i.estado <> 'cerrada') as con_incidencia,
    w.ahorro_anual_eur, w.ahorro_pct, w.comision_eur as comision_de_renovar_eur, w.precio_oferta_eur_mwh,
    w.calculado_en, ${VALOR} as valor
    from ${DE}
    left join valor_de_renovacion w on w.contrato_id = k.id
    left join producto_version wv on wv.id = w.producto_version_id left join producto wp on wp.id = wv.producto_id
    where ${contratoVisible(viewer)} and k.atr = 'activado' and (k.prorroga or coalesce(k.fecha_fin >= ${hoy}, true))
      and (k.fecha_fin is null or k.fecha_fin <= ${hoy}::date + ${DIAS_DEL_RADAR}::int)
      and ${condiciones(filtros)}`;
}

function condiciones({ q, cliente }: Filtros): RawBuilder<SqlBool> {
  const suyas = isUuid(cliente ?? '') ? sql`k.cliente_id = ${cliente}` : sql`false`;
  return sql`(${buscadas(q)} and ${cliente ? suyas : sql`true`})`;
}
