import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { roundedGwh, roundedKwh } from '../../platform/list/rounded-sum.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';
import { estadoDePropuesta } from '../propuestas/estado.repository.ts';
import { propuestaVisible } from '../propuestas/visibilidad.repository.ts';

type Embudo = {
  readonly estado: string;
  readonly propuestas: number;
  readonly ahorroAnualEur: number;
};

/** The proposals with their state today: one whose last day has passed has expired. */
export const propuestasDeHoy = (viewer: Viewer, hoy: string) => sql`
  select ${estadoDePropuesta(hoy)} as estado, v.ahorro_anual_eur as ahorro, v.valida_hasta
  from propuesta p join cliente c on c.id = p.cliente_id
  join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
  where p.borrado_en is null and ${propuestaVisible(viewer)}`;

export async function embudoDe(db: Db, viewer: Viewer, hoy: string): Promise<Embudo[]> {
  const { rows } = await sql<Embudo>`
    select estado, count(*) as propuestas, sum(ahorro)::float8 as ahorro_anual_eur
    from (${propuestasDeHoy(viewer, hoy)}) t group by estado
  `.execute(db);
  return rows;
}

const MES = (fecha: RawBuilder<unknown>) => sql`date_trunc('month', ${fecha}::timestamp)::date`;

type Contratos = {
  readonly activos: number;
  readonly enTramite: number;
  readonly kwh: number;
};

export async function contratosDe(db: Db, viewer: Viewer): Promise<Contratos> {
  const { rows } = await sql<Contratos>`
    select count(*) filter (where k.atr = 'activado') as activos,
      count(*) filter (where k.atr in ('solicitado', 'aceptado')) as en_tramite,
      ${roundedKwh(sql`sum(k.consumo_anual_kwh) filter (where k.atr = 'activado')`)} as kwh
    from contrato k join cliente c on c.id = k.cliente_id
    where k.borrado_en is null and ${contratoVisible(viewer)}
  `.execute(db);
  return rows[0]!;
}

type Activacion = { readonly mes: string; readonly contratos: number; readonly gwh: number };

/** The last twelve months with the present one, those without activations too. */
export async function activacionesDe(db: Db, viewer: Viewer, hoy: string): Promise<Activacion[]> {
  const { rows } = await sql<Activacion>`
    select to_char(m.mes, 'YYYY-MM') as mes, count(k.id) as contratos,
      ${roundedGwh(sql`sum(k.consumo_anual_kwh) / 1e6`)} as gwh
    from generate_series(${MES(sql`${hoy}`)} - interval '11 months', ${MES(sql`${hoy}`)}, interval '1 month') as m (mes)
    left join (contrato k join cliente c on c.id = k.cliente_id)
      on ${MES(sql`k.fecha_activacion`)} = m.mes and ${contratoVisible(viewer)}
    group by m.mes order by m.mes
  `.execute(db);
  return rows;
}

type Comisiones = { readonly mesEur: number; readonly anioEur: number; readonly pendienteEur: number };

/** Frozen commissions: the house's part for an administrator, and a representative's own, without the team's. */
export async function comisionesDe(
  db: Db,
  quien: { readonly casa: true } | { readonly casa: false; readonly comercialId: string | null },
  hoy: string,
): Promise<Comisiones> {
  const importe = quien.casa
    ? sql`k.comision_eur`
    : sql`(select coalesce(sum((parte ->> 'importeEur')::numeric), 0)
          from jsonb_array_elements(k.comision -> 'partes') parte
          where (parte ->> 'comercialId')::uuid = ${quien.comercialId}::uuid)`;
  const { rows } = await sql<Comisiones>`
    select coalesce(sum(eur) filter (where fecha_activacion >= ${MES(sql`${hoy}`)}), 0)::float8 as mes_eur,
      coalesce(sum(eur) filter (where fecha_activacion >= date_trunc('year', ${hoy}::timestamp)), 0)::float8 as anio_eur,
      coalesce(sum(eur) filter (where cobro <> 'liquidado'), 0)::float8 as pendiente_eur
    from (
      select k.fecha_activacion, k.cobro, ${importe} as eur from contrato k
      where k.fecha_activacion is not null
    ) t
  `.execute(db);
  return rows[0]!;
}
