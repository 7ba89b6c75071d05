import { informes } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';
import { existsSignedPaper } from '../contratos/papel/papel.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';
import type { Span } from './periodo.ts';
import { followedBy } from './seguido.repository.ts';

/** The days in which a consumer may withdraw from a contract made at a distance (RDL 1/2007, art. 104). */
const DESISTIMIENTO = sql.lit(14);
/** A claim later than this says little of how the contract was sold. */
const RECLAMACION = sql.lit(365);

const FOLLOWED = sql`o.id is not null`;

const SIN_PAPEL = sql<SqlBool>`not ${existsSignedPaper(sql`k.id`)}`;

/** What each measure looks for in a signed contract `k`; the days until it is active are of those that are. */
const BEHIND: Readonly<Record<informes.MedidaDeCalidad, RawBuilder<SqlBool>>> = {
  desistidos: sql`(
    (k.comercial = 'cancelado' and (k.comercial_desde at time zone 'Europe/Madrid')::date <= k.fecha_firma + ${DESISTIMIENTO})
    or (k.fecha_baja <= k.fecha_firma + ${DESISTIMIENTO} and not ${FOLLOWED}))`,
  reclamaciones: sql`exists (select from incidencia i where i.cliente_id = k.cliente_id
    and i.creada_en >= k.fecha_firma and i.creada_en < k.fecha_firma + ${RECLAMACION})`,
  bajasTempranas: sql`(k.fecha_baja < coalesce(k.permanencia_hasta, k.fecha_fin) and not ${FOLLOWED})`,
  rechazados: sql`(k.atr = 'rechazado' or exists (select from auditoria a
    where a.entidad = 'contrato' and a.entidad_id = k.id::text and a.accion = 'rechazar'))`,
  diasHastaActivo: sql`k.fecha_activacion is not null`,
  sinPapeles: SIN_PAPEL,
};

const DIAS = sql`(k.fecha_activacion - k.fecha_firma)`;

type Cifras = informes.CifrasDeCalidad & {
  readonly comercialId: string | null;
  readonly comercialNombre: string | null;
  readonly todos: boolean;
};

const signed = (viewer: Viewer, span: Span | null) => sql`
  from contrato k join cliente c on c.id = k.cliente_id left join comercial r on r.id = k.comercial_id ${followedBy()}
  where k.borrado_en is null and k.fecha_firma is not null and ${contratoVisible(viewer)}
    and ${span ? sql`k.fecha_firma between ${span.desde}::date and ${span.hasta}::date` : sql`true`}`;

const rate = (medida: informes.MedidaDeCalidad) =>
  medida === 'diasHastaActivo'
    ? sql`round(avg(${DIAS}), 1)::float8`
    : sql`round(100.0 * count(*) filter (where ${BEHIND[medida]}) / nullif(count(*), 0), 1)::float8`;

/** The figures of each representative and, last, of all of them together. */
export async function readCalidad(db: Db, viewer: Viewer, span: Span | null): Promise<Cifras[]> {
  const rates = informes.MEDIDAS_DE_CALIDAD.map((medida) => sql`${rate(medida)} as ${sql.id(medida)}`);
  const { rows } = await sql<Cifras>`
    select k.comercial_id, r.nombre as comercial_nombre, grouping(k.comercial_id) = 1 as todos,
      count(*)::int as contratos, ${sql.join(rates)}
    ${signed(viewer, span)} group by grouping sets ((k.comercial_id, r.nombre), ())
    order by todos, contratos desc, r.nombre
  `.execute(db);
  return rows;
}

type Contrato = {
  readonly id: string;
  readonly codigo: string;
  readonly cliente: string;
  readonly fechaFirma: string;
  readonly dias: number | null;
};

export async function readContratosDeCalidad(
  db: Db,
  viewer: Viewer,
  {
    span,
    medida,
    comercial,
  }: {
    readonly span: Span | null;
    readonly medida: informes.MedidaDeCalidad;
    readonly comercial: string | undefined;
  },
): Promise<{ readonly rows: Contrato[]; readonly count: number }> {
  const of = isUuid(comercial ?? '') ? sql`k.comercial_id = ${comercial}` : sql`false`;
  const nobody = sql`k.comercial_id is null`;
  const sold = comercial === undefined ? sql`true` : comercial === informes.SIN_VALOR ? nobody : of;
  const { rows } = await sql<Contrato & { count: number }>`
    select k.id, k.codigo, c.nombre as cliente, k.fecha_firma, ${DIAS} as dias, count(*) over ()::int as count
    ${signed(viewer, span)} and ${sold} and ${BEHIND[medida]}
    order by ${medida === 'diasHastaActivo' ? sql`dias desc` : sql`k.fecha_firma desc`}, k.codigo limit 100
  `.execute(db);
  return { rows: rows.map(({ count: _, ...row }) => row), count: rows[0]?.count ?? 0 };
}
