import { informes } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { propuestaVisible } from '../propuestas/visibilidad.repository.ts';
import type { Span } from './periodo.ts';

type Paso = (typeof informes.PASOS_DEL_EMBUDO)[number];

/** When a proposal came to each step first, in whatever version. */
const INSTANTES: Readonly<Record<Paso, ReturnType<typeof sql>>> = {
  creada: sql`p.creado_en`,
  enviada: sql`(select min(n.enviada_en) from propuesta_version n where n.propuesta_id = p.id)`,
  abierta: sql`(select min(o.abierta_en) from propuesta_apertura o where o.propuesta_id = p.id)`,
  aceptada: sql`(select min(a.creada_en) from propuesta_respuesta a where a.propuesta_id = p.id and a.tipo = 'aceptada')`,
  firmada: sql`(select min(k.fecha_firma) from contrato k where k.propuesta_id = p.id and k.borrado_en is null)::timestamptz`,
  activada: sql`(select min(k.fecha_activacion) from contrato k where k.propuesta_id = p.id and k.borrado_en is null)::timestamptz`,
};

export type Embudo = {
  readonly pasos: Readonly<Record<Paso, { cuantas: number; ahorroEur: number; dias: number | null }>>;
  readonly rechazadas: number;
  readonly caducadas: number;
};

/**
 * How far the proposals made in a period have come. A step that was left out, as by an acceptance on paper of what was never
 * opened, counts as passed by those that came further.
 */
export async function readEmbudo(db: Db, viewer: Viewer, span: Span | null): Promise<Embudo> {
  const pasos = informes.PASOS_DEL_EMBUDO;
  const day = sql`(p.creado_en at time zone 'Europe/Madrid')::date`;
  const reached = pasos.map((paso, i) => {
    const further = sql.join(pasos.slice(i).map((next) => sql.ref(`s.${next}`)));
    const last = i === 0 ? undefined : sql.ref(`s.${pasos[i - 1]!}`);
    const days = last
      ? sql`percentile_cont(0.5) within group (order by greatest(extract(epoch from ${sql.ref(`s.${paso}`)} - ${last}) / 86400, 0))
          filter (where ${sql.ref(`s.${paso}`)} is not null and ${last} is not null)`
      : sql`null::float8`;
    const passed = sql`coalesce(${further}) is not null`;
    return sql`json_build_object('cuantas', count(*) filter (where ${passed}),
      'ahorroEur', coalesce(sum(s.ahorro) filter (where ${passed}), 0), 'dias', round((${days})::numeric, 1)) as ${sql.id(paso)}`;
  });
  const instants = pasos.map((paso) => sql`${INSTANTES[paso]} as ${sql.id(paso)}`);
  const { rows } = await sql<Record<Paso, Embudo['pasos'][Paso]> & Omit<Embudo, 'pasos'>>`
    select ${sql.join(reached)}, (count(*) filter (where s.estado = 'rechazada'))::int as rechazadas,
      (count(*) filter (where s.estado = 'caducada'))::int as caducadas
    from (
      select ${sql.join(instants)}, v.ahorro_anual_eur as ahorro,
        case when p.estado in ('enviada', 'vista') and v.valida_hasta < (now() at time zone 'Europe/Madrid')::date
          then 'caducada' else p.estado end as estado
      from propuesta p join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
        join cliente c on c.id = p.cliente_id
      where p.borrado_en is null and ${propuestaVisible(viewer)}
        and ${span ? sql`${day} between ${span.desde}::date and ${span.hasta}::date` : sql`true`}
    ) s
  `.execute(db);
  const { rechazadas, caducadas, ...found } = rows[0]!;
  return { pasos: found, rechazadas, caducadas };
}
