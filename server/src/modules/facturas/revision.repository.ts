import type { BodyOf, calculos, facturas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type PorRevisar = {
  readonly id: string;
  readonly cups: string;
  readonly tipo: facturas.Factura['tipo'];
  readonly desde: string;
  readonly hasta: string;
  readonly estimada: boolean;
  readonly totalEur: number;
  readonly datos: BodyOf<typeof calculos.factura>;
  /** The active contract that covers all its days; null where none does. */
  readonly contrato: {
    readonly id: string;
    readonly potenciasKw: number[];
    readonly energiaEurKwh: number[];
    readonly potenciaEurKwAnio: number[];
    readonly peajesIncluidos: boolean;
  } | null;
};

/** The bills of suppliers of those supplies, each with the contract of its days. */
export async function listPorRevisar(trx: Db, cups: readonly string[]): Promise<PorRevisar[]> {
  const { rows } = await sql<PorRevisar>`
    select f.id, f.cups, f.tipo, f.desde, f.hasta, f.estimada, f.total_eur::float8 as total_eur, f.datos,
      case when k.id is not null then jsonb_build_object('id', k.id, 'potenciasKw', k.potencias_kw,
        'energiaEurKwh', k.precio_energia_eur_kwh, 'potenciaEurKwAnio', k.precio_potencia_eur_kw_anio,
        'peajesIncluidos', k.peajes_incluidos) end as contrato
    from factura_recibida f left join lateral (
      select k.*, o.peajes_incluidos
      from contrato k join producto_version v on v.id = k.producto_version_id join producto o on o.id = v.producto_id
      where k.cups = f.cups and k.cliente_id = f.cliente_id and k.borrado_en is null
        and k.fecha_activacion <= f.desde + 1 and (k.fecha_baja is null or k.fecha_baja > f.hasta)
        -- Without extension it ended by itself the day after its last one.
        and (k.prorroga or k.fecha_fin is null or k.fecha_fin >= f.hasta)
      order by k.fecha_activacion desc, k.id limit 1
    ) k on true
    where f.cups = any(${[...cups]}::text[]) and f.borrada_en is null and f.datos is not null
    order by f.cups, f.desde, f.id
  `.execute(trx);
  return rows;
}

export type Revisada = {
  readonly id: string;
  readonly contratoId: string | null;
  readonly debidoEur: number | null;
  readonly revision: facturas.Factura['revision'];
  readonly hallazgos: facturas.Factura['hallazgos'];
};

/** Writes what was found of some bills of those supplies; the others of them have nothing to be found. */
export async function writeRevisiones(
  trx: Db,
  cups: readonly string[],
  revisadas: readonly Revisada[],
): Promise<void> {
  const filas = revisadas.map(({ id, contratoId, debidoEur, revision, hallazgos }) => ({
    id,
    contrato_id: contratoId,
    debido_eur: debidoEur,
    revision,
    hallazgos,
  }));
  await sql`
    update factura_recibida f set contrato_id = r.contrato_id, debido_eur = r.debido_eur, revision = r.revision,
      hallazgos = coalesce(r.hallazgos, '[]'), por_revisar = false
    from (select f.id as cual, x.* from factura_recibida f
      left join jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
        as x (id uuid, contrato_id uuid, debido_eur numeric, revision text, hallazgos jsonb) on x.id = f.id
      where f.cups = any(${[...cups]}::text[])) r
    where f.id = r.cual
  `.execute(trx);
}

/** Some supplies with bills whose contract or tolerance has changed. */
export async function listCupsPorRevisar(db: Db, cuantos: number): Promise<string[]> {
  const { rows } = await sql<{ cups: string }>`
    select distinct cups from factura_recibida where por_revisar order by cups limit ${cuantos}
  `.execute(db);
  return rows.map(({ cups }) => cups);
}

export async function readTolerancia(db: Db): Promise<number> {
  const { toleranciaEur } = await db
    .selectFrom('reglaDeFacturas')
    .select('toleranciaEur')
    .executeTakeFirstOrThrow();
  return toleranciaEur;
}

/** Changes the tolerance, which has every bill with a contract looked at again. */
export async function updateTolerancia(trx: Db, toleranciaEur: number): Promise<void> {
  await trx.updateTable('reglaDeFacturas').set({ toleranciaEur }).execute();
  await sql`update factura_recibida set por_revisar = true where contrato_id is not null`.execute(trx);
}
