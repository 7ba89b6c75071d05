import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Periodo } from '../../platform/periodo.ts';
import type { Tables } from '../../platform/tables.ts';

type Buscado = Periodo & { readonly cups: string; readonly referencia: string | null };

/**
 * The contract of each row, in their order: one of that supplier for that CUPS which had begun by the end of the period. One
 * in force during the period goes before another, and then the one with the supplier's number.
 */
export async function matchContratos(
  db: Db,
  comercializadora: string,
  filas: readonly Buscado[],
): Promise<(string | null)[]> {
  const column = (campo: keyof Buscado) => filas.map((fila) => fila[campo]);
  const { rows } = await sql<{ id: string | null }>`
    select k.id from unnest(${column('cups')}::text[], ${column('desde')}::date[], ${column('hasta')}::date[],
      ${column('referencia')}::text[]) with ordinality as f (cups, desde, hasta, referencia, orden)
    left join lateral (
      select k.id from contrato k
        join producto_version v on v.id = k.producto_version_id join producto p on p.id = v.producto_id
      where k.cups = f.cups and p.comercializadora = ${comercializadora} and k.borrado_en is null
        and k.fecha_activacion <= f.hasta
      order by k.fecha_baja is null or k.fecha_baja > f.desde desc,
        k.referencia_externa is not distinct from f.referencia desc, k.fecha_activacion desc, k.codigo limit 1
    ) k on true
    order by f.orden
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The contracts of a supplier that began in a month and of which no statement up to that month says anything. */
export async function findLeftOut(
  db: Db,
  { comercializadora, desde, hasta }: Periodo & { readonly comercializadora: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id from contrato k
      join producto_version v on v.id = k.producto_version_id join producto p on p.id = v.producto_id
    where p.comercializadora = ${comercializadora} and k.borrado_en is null
      and k.fecha_activacion between ${desde} and ${hasta} and not exists (
        select from extracto_linea n join extracto x on x.id = n.extracto_id
        where n.contrato_id = k.id and x.borrado_en is null and x.mes <= ${desde}
      )
    order by k.codigo
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The facts on which depends what is owed of a contract. */
export type Debido = {
  readonly id: string;
  readonly cups: string;
  readonly referencia: string | null;
  readonly comisionEur: number;
  /** No rule matched when it began. */
  readonly sinRegla: boolean;
  readonly fechaActivacion: string;
  /** The first day without the contract, when it ended early and was not renewed. */
  readonly fechaBaja: string | null;
  readonly permanenciaHasta: string | null;
};

export async function readDebidos(db: Db, ids: readonly string[]): Promise<Debido[]> {
  const { rows } = await sql<Debido>`
    select k.id, k.cups, k.referencia_externa as referencia, coalesce(k.comision_eur, 0)::float8 as comision_eur,
      k.comision ->> 'regla' is null as sin_regla, k.fecha_activacion, k.permanencia_hasta,
      case when not exists (
        select from contrato o where o.anterior_id = k.id and o.fecha_activacion = k.fecha_baja
      ) then k.fecha_baja end as fecha_baja
    from contrato k where k.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** PostgreSQL takes 65 535 parameters in a statement, and a line has eight. */
const LINES_AT_ONCE = 1_000;

export async function insertLineas(
  db: Db,
  lineas: readonly Insertable<Tables['extractoLinea']>[],
): Promise<void> {
  for (let i = 0; i < lineas.length; i += LINES_AT_ONCE) {
    await db
      .insertInto('extractoLinea')
      .values(lineas.slice(i, i + LINES_AT_ONCE))
      .execute();
  }
}
