import type { ajustes } from '@vatio/contract/endpoints';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { MarcaTable } from '../../platform/brand/tables.ts';
import type { Db } from '../../platform/database.ts';
import { isUuid } from '../../platform/uuid.ts';

export type StoredMarca = Selectable<MarcaTable>;
export type Owner = 'comercial' | 'cliente';

export async function listMarcas(db: Db) {
  const counted = (table: Owner) =>
    sql<number>`(select count(*) from ${sql.table(table)} t where t.marca_id = marca.id)`;
  return db
    .selectFrom('marca')
    .select([
      'id',
      'nombre',
      'predeterminada',
      'razonSocial',
      'cif',
      'colorPrincipal',
      'colorAcento',
      'version',
    ])
    .select(['logoTipo', sql<number | null>`octet_length(logo)`.as('logoBytes')])
    .select([counted('comercial').as('cuantosComerciales'), counted('cliente').as('cuantosClientes')])
    .where('borradoEn', 'is', null)
    .orderBy('predeterminada', 'desc')
    .orderBy(sql`lower(nombre)`)
    .execute();
}

export async function findMarca(db: Db, id: string): Promise<StoredMarca | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('marca')
    .selectAll()
    .where('id', '=', id)
    .where('borradoEn', 'is', null)
    .executeTakeFirst();
}

/** A brand that is about to change, also one that was removed. */
export async function lockMarca(db: Db, id: string): Promise<StoredMarca | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('marca').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Brands change one at a time, so that there is always one default and no name twice. */
export async function lockMarcas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('marca'))`.execute(db);
}

export async function isNombreTaken(db: Db, nombre: string, id: string | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from marca
    where lower(nombre) = lower(${nombre}) and borrado_en is null and id is distinct from ${id}::uuid
  `.execute(db);
  return rows.length > 0;
}

export async function insertMarca(db: Db, marca: Insertable<MarcaTable>): Promise<string> {
  const { id } = await db.insertInto('marca').values(marca).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateMarca(
  db: Db,
  id: string,
  changes: Partial<Insertable<MarcaTable>>,
): Promise<void> {
  await db
    .updateTable('marca')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), actualizadoEn: new Date() }))
    .where('id', '=', id)
    .execute();
}

export async function setDefault(db: Db, id: string): Promise<void> {
  await db.updateTable('marca').set({ predeterminada: false }).where('predeterminada', '=', true).execute();
  await updateMarca(db, id, { predeterminada: true });
}

/** Whoever has the brand as their own, the first of them by name. */
export async function ownersOf(db: Db, entidad: Owner, marcaId: string) {
  return db
    .selectFrom(entidad)
    .select(['id', 'nombre'])
    .where('marcaId', '=', marcaId)
    .orderBy('nombre')
    .orderBy('id')
    .limit(100)
    .execute();
}

export async function countOwners(db: Db, entidad: Owner, marcaId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(entidad)} where marca_id = ${marcaId}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The brand that somebody has as their own, locked; undefined when there is no such person. */
export async function lockOwner(db: Db, entidad: Owner, id: string) {
  if (!isUuid(id)) return undefined;
  return db.selectFrom(entidad).select('marcaId').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setOwnerMarca(
  db: Db,
  { entidad, id, marcaId }: { readonly entidad: Owner; readonly id: string; readonly marcaId: string | null },
): Promise<void> {
  await db.updateTable(entidad).set({ marcaId }).where('id', '=', id).execute();
}

/** Adds a wording after the latest one. Call it with the brand locked. */
export async function insertTexto(
  db: Db,
  texto: {
    readonly marcaId: string;
    readonly tipo: ajustes.TipoDeTexto;
    readonly texto: string;
    readonly creadoPor: string;
  },
): Promise<number> {
  const { numero } = await db
    .insertInto('marcaTexto')
    .values({
      ...texto,
      numero: sql<number>`(
        select coalesce(max(numero), 0) + 1 from marca_texto
        where marca_id = ${texto.marcaId} and tipo = ${texto.tipo}
      )`,
    })
    .returning('numero')
    .executeTakeFirstOrThrow();
  return numero;
}

/** Every wording of the texts of a brand, the latest first. */
export async function listTextos(db: Db, marcaId: string) {
  return db
    .selectFrom('marcaTexto as t')
    .leftJoin('usuario as u', 'u.id', 't.creadoPor')
    .select(['t.tipo', 't.numero', 't.texto', 't.creadoEn', 'u.nombre as quien'])
    .where('t.marcaId', '=', marcaId)
    .orderBy('t.tipo')
    .orderBy('t.numero', 'desc')
    .execute();
}

/** Whether a provider still has papers of the brand that wait for a signature or for being deleted, or is to have them. */
export async function hasPapersToSign(db: Db, marcaId: string): Promise<boolean> {
  const { rows } = await sql`
    select from envio_de_firma where marca_id = ${marcaId} and terminado_en is null
    union all select from papel_de_firma_por_borrar where marca_id = ${marcaId} limit 1
  `.execute(db);
  return rows.length > 0;
}
