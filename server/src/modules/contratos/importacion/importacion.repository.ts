import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { SuministroDeVenta } from '../../venta/venta.repository.ts';

export type PuntoDeFila = SuministroDeVenta & {
  readonly clienteId: string | null;
  readonly comercialId: string | null;
  readonly potenciasKw: number[];
  readonly consumoAnualKwh: number | null;
};

export async function puntosDe(db: Db, cups: readonly string[]): Promise<PuntoDeFila[]> {
  return db
    .selectFrom('puntoSuministro as p')
    .leftJoin('fichaSips as f', 'f.cups', 'p.cups')
    .select(['p.cups', 'p.clienteId', 'p.comercialId', 'p.tarifa', 'p.zona', 'p.potenciasKw'])
    .select(['p.consumoAnualKwh', 'f.datos as sipsDatos'])
    .where(sql<boolean>`p.cups = any(${cups}::text[])`)
    .execute();
}

export type ClienteDeFila = {
  readonly id: string;
  readonly nif: string | null;
  readonly comercialId: string | null;
  /** True when neither the client nor its data are blocked. */
  readonly abierto: boolean;
};

/** The clients with one of those NIF or identifiers, which nobody can block before the transaction ends. */
export async function clientesDe(
  db: Db,
  nifs: readonly string[],
  ids: readonly string[],
): Promise<ClienteDeFila[]> {
  const { rows } = await sql<ClienteDeFila>`
    select id, nif, comercial_id, coalesce(bloqueado_en, datos_bloqueados_en) is null as abierto
    from cliente where (nif = any(${nifs}::text[]) or id = any(${ids}::uuid[])) and borrado_en is null
    order by id for share
  `.execute(db);
  return rows;
}

export async function comercialDeCorreo(db: Db, correo: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from comercial where lower(email) = lower(${correo}) or plegar(nombre) = plegar(${correo}) limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** The products with those names, of one tariff or of all. */
export async function productosDe(
  db: Db,
  producto: {
    readonly comercializadora: string;
    readonly nombre: string;
    readonly tarifa: string | undefined;
  },
): Promise<{ id: string; tarifa: string }[]> {
  const { rows } = await sql<{ id: string; tarifa: string }>`
    select id, tarifa from producto
    where plegar(comercializadora) = plegar(${producto.comercializadora})
      and plegar(nombre) = plegar(${producto.nombre})
      and (${producto.tarifa ?? null}::text is null or tarifa = ${producto.tarifa ?? null})
    order by tarifa
  `.execute(db);
  return rows;
}

export async function versionDelDia(db: Db, productoId: string, dia: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from producto_version
    where producto_id = ${productoId} and desde <= ${dia} and (hasta is null or hasta >= ${dia})
  `.execute(db);
  return rows[0]?.id;
}

/** Which of those supply points have or have had a contract. */
export async function conContratos(db: Db, cups: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ cups: string }>`
    select distinct cups from contrato where cups = any(${cups}::text[])
  `.execute(db);
  return rows.map((row) => row.cups);
}

type Hallado = { readonly id: string; readonly codigo: string };

export async function conCodigo(db: Db, codigo: string): Promise<(Hallado & { cups: string }) | undefined> {
  return db
    .selectFrom('contrato')
    .select(['id', 'codigo', 'cups'])
    .where('codigo', '=', codigo)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();
}

export async function conReferencia(db: Db, cups: string, referencia: string): Promise<Hallado[]> {
  return db
    .selectFrom('contrato')
    .select(['id', 'codigo'])
    .where('cups', '=', cups)
    .where('referenciaExterna', '=', referencia)
    .where('borradoEn', 'is', null)
    .orderBy('codigo')
    .execute();
}

/**
 * Of a supply point and a product, the contracts with exactly those dates, or else those that still lack them.
 */
export async function delMismoProducto({
  db,
  cups,
  productoId,
  dates: { firma, activacion },
}: {
  readonly db: Db;
  readonly cups: string;
  readonly productoId: string;
  readonly dates: { readonly firma: string | null; readonly activacion: string | null };
}): Promise<Hallado[]> {
  const { rows } = await sql<Hallado>`
    with suyos as (
      select k.id, k.codigo, k.comercial, k.fecha_activacion, k.fecha_firma,
        k.fecha_firma is not distinct from coalesce(${firma}::date, ${activacion}::date)
          and k.fecha_activacion is not distinct from ${activacion}::date as mismo
      from contrato k join producto_version v on v.id = k.producto_version_id
      where k.cups = ${cups} and v.producto_id = ${productoId} and k.borrado_en is null
    )
    select id, codigo from suyos
    where mismo or (not exists (select from suyos where mismo) and comercial <> 'cancelado'
      and fecha_activacion is null and (${firma}::date is null or fecha_firma is null or fecha_firma = ${firma}))
    order by codigo
  `.execute(db);
  return rows;
}

/** Of two imports at once with the same new contract, the second waits for the first. */
export async function lockImportacion(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('importar contratos', 0))`.execute(db);
}
