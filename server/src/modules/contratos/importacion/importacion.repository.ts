import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type PuntoDeFila = {
  readonly cups: string;
  readonly clienteId: string | null;
  readonly comercialId: string | null;
  readonly tarifa: string | null;
  readonly potenciasKw: number[];
  readonly consumoAnualKwh: number | null;
};

export async function findPunto(db: Db, cups: string): Promise<PuntoDeFila | undefined> {
  return db
    .selectFrom('puntoSuministro')
    .select(['cups', 'clienteId', 'comercialId', 'tarifa', 'potenciasKw', 'consumoAnualKwh'])
    .where('cups', '=', cups)
    .executeTakeFirst();
}

export async function clienteDeNif(db: Db, nif: string) {
  return db
    .selectFrom('cliente')
    .select(['id', 'comercialId'])
    .where('nif', '=', nif)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();
}

export async function comercialDeCorreo(db: Db, correo: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from comercial where lower(email) = lower(${correo}) or plegar(nombre) = plegar(${correo}) limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** Versions of a product by its names on a day; several when the file does not say the tariff. */
export async function versionesDe(
  db: Db,
  producto: {
    readonly comercializadora: string;
    readonly nombre: string;
    readonly tarifa: string | undefined;
  },
  dia: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from producto p join producto_version v on v.producto_id = p.id
    where plegar(p.comercializadora) = plegar(${producto.comercializadora})
      and plegar(p.nombre) = plegar(${producto.nombre})
      and (${producto.tarifa ?? null}::text is null or p.tarifa = ${producto.tarifa ?? null})
      and v.desde <= ${dia} and (v.hasta is null or v.hasta >= ${dia})
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the contract is already there: the same point and reference, or the same point, product and dates. */
export async function yaEsta(
  db: Db,
  fila: {
    readonly cups: string;
    readonly versionId: string;
    readonly referencia: string | null;
    readonly firma: string | null;
    readonly activacion: string | null;
  },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from contrato where cups = ${fila.cups} and borrado_en is null and (
      referencia_externa = ${fila.referencia}::text
      or (${fila.referencia}::text is null and producto_version_id = ${fila.versionId}
        and fecha_firma is not distinct from ${fila.firma}::date
        and fecha_activacion is not distinct from ${fila.activacion}::date)
    ) limit 1
  `.execute(db);
  return rows.length > 0;
}

export async function insertImportacion(
  db: Db,
  importacion: { readonly usuarioId: string; readonly fichero: string },
): Promise<string> {
  const { id } = await db
    .insertInto('contratoImportacion')
    .values(importacion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Nobody has seen what a file has just brought: it begins at its first version. */
export async function empezarVersiones(db: Db, importacionId: string): Promise<void> {
  await db.updateTable('contrato').set({ version: 1 }).where('importacionId', '=', importacionId).execute();
}

export async function columnasRecordadas(db: Db, cabecera: string): Promise<Record<string, string>> {
  const fila = await db
    .selectFrom('contratoColumnas')
    .select('columnas')
    .where('cabecera', '=', cabecera)
    .executeTakeFirst();
  return fila?.columnas ?? {};
}

export async function recordarColumnas(
  db: Db,
  cabecera: string,
  columnas: Readonly<Record<string, string>>,
): Promise<void> {
  const texto = JSON.stringify(columnas);
  await db
    .insertInto('contratoColumnas')
    .values({ cabecera, columnas: texto })
    .onConflict((conflict) => conflict.column('cabecera').doUpdateSet({ columnas: texto }))
    .execute();
}

export async function listImportaciones(db: Db) {
  const { rows } = await sql<{
    id: string;
    fichero: string;
    quien: string;
    cuando: string;
    contratos: number;
    revertida: string | null;
  }>`
    select i.id, i.fichero, u.nombre as quien, i.creada_en as cuando, i.revertida_en as revertida,
      (select count(*) from contrato k where k.importacion_id = i.id and k.borrado_en is null) as contratos
    from contrato_importacion i join usuario u on u.id = i.usuario_id
    order by i.creada_en desc limit 100
  `.execute(db);
  return rows;
}

export async function lockImportacion(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('contratoImportacion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function contratosDeImportacion(db: Db, id: string): Promise<string[]> {
  const filas = await db
    .selectFrom('contrato')
    .select('id')
    .where('importacionId', '=', id)
    .where('borradoEn', 'is', null)
    .orderBy('id')
    .execute();
  return filas.map((fila) => fila.id);
}

export async function marcarRevertida(db: Db, id: string): Promise<void> {
  await db.updateTable('contratoImportacion').set({ revertidaEn: new Date() }).where('id', '=', id).execute();
}
