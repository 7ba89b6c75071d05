import type { productos } from '@vatio/contract/endpoints';
import type { Fecha, Zona } from '@vatio/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';

/** A product with the version of its prices that is sold. */
export type ProductoDeVenta = productos.ProductoVigente & {
  /** True when this version, or the one that replaced it, has prices today. */
  readonly conPreciosHoy: boolean;
};

export async function findVersionDeProducto(
  db: Db,
  versionId: string,
  hoy: Fecha,
): Promise<ProductoDeVenta | undefined> {
  const [version] = await findVersionesDeProducto(db, [versionId], hoy);
  return version;
}

/** The products of those versions that exist, in no order. */
export async function findVersionesDeProducto(
  db: Db,
  versionIds: readonly string[],
  hoy: Fecha,
): Promise<ProductoDeVenta[]> {
  const filas = await db
    .selectFrom('productoVersion as v')
    .innerJoin('producto as p', 'p.id', 'v.productoId')
    .select(['v.id as versionId', 'v.desde', 'v.hasta', 'v.condiciones'])
    .select(['p.id', 'p.comercializadora', 'p.nombre', 'p.tarifa', 'p.tipo', 'p.zonas', 'p.duracionMeses'])
    .select(['p.permanencia', 'p.prorroga', 'p.renovable', 'p.peajesIncluidos', 'p.activo'])
    .select(
      sql<boolean>`exists (select from producto_version o where o.producto_id = p.id
        and ${hoy}::date between o.desde and coalesce(o.hasta, ${hoy}::date))`.as('conPreciosHoy'),
    )
    .where(sql<boolean>`v.id = any(${versionIds.filter(isUuid)}::uuid[])`)
    .execute();
  return filas.map(({ condiciones, ...producto }) => ({ ...producto, ...condiciones }));
}

/** The data of a supply that decide what may be sold to it. */
export type SuministroDeVenta = {
  readonly cups: string;
  /** Null while the tariff is unknown. */
  readonly tarifa: string | null;
  readonly zona: Zona;
  readonly sipsDatos: Readonly<Record<string, unknown>> | null;
};

export async function findSuministros(db: Db, cups: readonly string[]): Promise<SuministroDeVenta[]> {
  return db
    .selectFrom('puntoSuministro as p')
    .leftJoin('fichaSips as f', 'f.cups', 'p.cups')
    .select(['p.cups', 'p.tarifa', 'p.zona', 'f.datos as sipsDatos'])
    .where(sql<boolean>`p.cups = any(${cups}::text[])`)
    .execute();
}
