import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';

/** Suppliers round each of their sums, so that a difference of a cent is none. */
const TOLERANCE_EUR = sql.lit(0.01);

/** What other statements say of the same contract: paid before, whether a later one follows, and when it was first due. */
const OTHERS = sql`
  select coalesce(sum(o.importe_eur) filter (where (y.mes, y.creado_en) < (x.mes, x.creado_en)), 0) as pagado_antes,
    coalesce(bool_or((y.mes, y.creado_en) > (x.mes, x.creado_en)), false) as sigue,
    (min(y.mes) + interval '1 month' - interval '1 day')::date as vence
  from extracto_linea o join extracto y on y.id = o.extracto_id and y.borrado_en is null
  where o.contrato_id = n.contrato_id`;

/** The last claim of the line that was not withdrawn. */
const CLAIM = sql`
  select z.id, z.codigo, z.estado from reclamacion_linea rl
  join reclamacion z on z.id = rl.reclamacion_id and z.borrado_en is null
  where rl.linea_id = n.id order by z.creada_en desc, z.id limit 1`;

const EXPECTED = sql`
  select case when n.contrato_id is null then 0 else n.debido_eur - h.pagado_antes end as esperado`;

const OUTCOME = sql`
  select case
      when n.contrato_id is null then 'no-nuestra'
      when abs(n.importe_eur - s.esperado) <= ${TOLERANCE_EUR} then 'pagada'
      when cardinality(n.filas) = 0 then 'falta'
      when n.importe_eur < s.esperado then 'corta'
      else 'de-mas'
    end as estado,
    case
      when n.contrato_id is null or h.sigue or q.estado in ('pagada', 'rechazada') or s.esperado - n.importe_eur <= ${TOLERANCE_EUR} then 0
      else s.esperado - n.importe_eur
    end as pendiente`;

const AGE = sql`
  select h.vence as vencimiento, ${TODAY_IN_SPAIN} - h.vence as dias where e.pendiente > 0`;

const CAMPOS = sql`n.id, n.extracto_id, x.codigo as extracto_codigo, x.comercializadora, x.mes, n.filas, n.cups,
  n.referencia, n.desde, n.hasta, k.id as contrato_id, k.codigo as contrato_codigo, c.id as cliente_id,
  case when c.datos_bloqueados_en is null or c.suprimido_en is not null then c.nombre else 'Datos bloqueados' end
    as cliente_nombre,
  r.id as comercial_id, r.nombre as comercial_nombre, e.estado, s.esperado::float8 as esperado_eur,
  n.importe_eur::float8 as importe_eur, (n.importe_eur - s.esperado)::float8 as diferencia_eur,
  e.pendiente::float8 as pendiente_eur, d.vencimiento,
  case when d.dias <= 30 then '0-30' when d.dias <= 60 then '31-60' when d.dias <= 90 then '61-90'
    when d.dias is not null then 'mas-de-90' end as antiguedad,
  case when q.id is not null then json_build_object('id', q.id, 'codigo', q.codigo, 'estado', q.estado) end
    as reclamacion`;

/**
 * The lines `n` of statements `x` outside the bin. What a line expects and leaves owed depends on the other statements, so
 * that it is worked out when it is read: taking a statement away, or bringing one of an earlier month, puts the others right.
 */
export function liveLines(condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`select ${CAMPOS}
    from extracto_linea n
    join extracto x on x.id = n.extracto_id
    left join contrato k on k.id = n.contrato_id
    left join cliente c on c.id = k.cliente_id
    left join comercial r on r.id = k.comercial_id
    cross join lateral (${OTHERS}) h
    cross join lateral (${EXPECTED}) s
    left join lateral (${CLAIM}) q on true
    cross join lateral (${OUTCOME}) e
    left join lateral (${AGE}) d on true
    where x.borrado_en is null and ${condition}`;
}
