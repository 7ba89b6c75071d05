import { informes } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { TODAY_IN_SPAIN } from '../../platform/today-in-sql.ts';
import { estadoDePropuesta } from '../propuestas/estado.repository.ts';
import { propuestaVisible } from '../propuestas/visibilidad.repository.ts';
import type { Span } from './periodo.ts';
import { within } from './within.repository.ts';

type Paso = (typeof informes.PASOS_DEL_EMBUDO)[number];

/** When a proposal `q` came to each step first, in whatever version: each table is read once, and not once a proposal. A contract is of one that was accepted. */
const INSTANTES = sql`
  q.*, o.abierta, a.aceptada, k.firmada, k.activada
  from q
  left join (select propuesta_id, min(abierta_en) as abierta from propuesta_apertura
    where propuesta_id in (select id from q) group by 1) o on o.propuesta_id = q.id
  left join (select propuesta_id, min(creada_en) as aceptada from propuesta_respuesta
    where tipo = 'aceptada' and propuesta_id in (select id from q) group by 1) a on a.propuesta_id = q.id
  left join (select propuesta_id, min(fecha_firma)::timestamptz as firmada, min(fecha_activacion)::timestamptz as activada
    from contrato where borrado_en is null and propuesta_id in (select id from q where estado = 'aceptada') group by 1) k on k.propuesta_id = q.id`;

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
  const reached = pasos.map((paso, i) => {
    const further = sql.join(pasos.slice(i).map((next) => sql.ref(`s.${next}`)));
    const last = i === 0 ? undefined : sql.ref(`s.${pasos[i - 1]!}`);
    const days = last
      ? sql`percentile_cont(0.5) within group (order by greatest(extract(epoch from ${sql.ref(`s.${paso}`)} - ${last})::float8 / 86400, 0))
          filter (where ${sql.ref(`s.${paso}`)} is not null and ${last} is not null)`
      : sql`null::float8`;
    const passed = sql`coalesce(${further}) is not null`;
    return sql`json_build_object('cuantas', count(*) filter (where ${passed}),
      'ahorroEur', coalesce(sum(s.ahorro) filter (where ${passed}), 0), 'dias', round((${days})::numeric, 1)) as ${sql.id(paso)}`;
  });
  const { rows } = await sql<Record<Paso, Embudo['pasos'][Paso]> & Omit<Embudo, 'pasos'>>`
    with q as materialized (
      select p.id, p.creado_en as creada, v.ahorro_anual_eur as ahorro,
        case when p.numero = 1 then v.enviada_en
          else (select min(n.enviada_en) from propuesta_version n where n.propuesta_id = p.id) end as enviada,
        ${estadoDePropuesta(TODAY_IN_SPAIN)} as estado
      from propuesta p join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
        join cliente c on c.id = p.cliente_id
      where p.borrado_en is null and ${propuestaVisible(viewer)}
        and ${span ? within({ day: sql`p.creado_en`, instant: sql`p.creado_en` }, span) : sql`true`}
    )
    select ${sql.join(reached)}, (count(*) filter (where s.estado = 'rechazada'))::int as rechazadas,
      (count(*) filter (where s.estado = 'caducada'))::int as caducadas
    from (select ${INSTANTES}) s
  `.execute(db);
  const { rechazadas, caducadas, ...found } = rows[0]!;
  return { pasos: found, rechazadas, caducadas };
}
