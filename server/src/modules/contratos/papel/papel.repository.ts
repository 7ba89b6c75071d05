import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Whether the contract with that identifier has the paper of a signature that stands, whoever uploaded it. */
export function existsSignedPaper(contratoId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (
    select 1 from documento d
    where d.entidad = 'contrato' and d.entidad_id = ${contratoId}::text and d.tipo = 'contrato'
      and d.borrado_en is null and d.firma_deshecha_en is null
  )`;
}

export async function hasSignedPaper(db: Db, contratoId: string): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean;
  }>`select ${existsSignedPaper(sql`${contratoId}`)} as has`.execute(db);
  return rows[0]?.has === true;
}

/** What a printed contract says of the client, the supply and the product, besides what was agreed. */
export async function findPartes(db: Db, contratoId: string) {
  return db
    .selectFrom('contrato as k')
    .innerJoin('cliente as c', 'c.id', 'k.clienteId')
    .innerJoin('puntoSuministro as s', 's.cups', 'k.cups')
    .innerJoin('productoVersion as v', 'v.id', 'k.productoVersionId')
    .innerJoin('producto as p', 'p.id', 'v.productoId')
    .select(['c.tipo as clienteTipo', 'c.nombre', 'c.nif', 'c.email', 'c.telefono', 'c.iban'])
    .select(['c.direccion', 'c.codigoPostal', 'c.municipio', 'p.renovable'])
    .select([
      's.direccion as puntoDireccion',
      's.codigoPostal as puntoPostal',
      's.municipio as puntoMunicipio',
    ])
    .where('k.id', '=', contratoId)
    .executeTakeFirstOrThrow();
}

/** The SHA-256 of the paper that Vatio kept at the last signature of a contract. */
export async function findSignedPaper(db: Db, contratoId: string): Promise<Buffer | undefined> {
  const paper = await db
    .selectFrom('documento')
    .select('sha256')
    .where('entidad', '=', 'contrato')
    .where('entidadId', '=', contratoId)
    .where('tipo', '=', 'contrato')
    .where('usuarioId', 'is', null)
    .where('borradoEn', 'is', null)
    .where('firmaDeshechaEn', 'is', null)
    .orderBy('creadoEn', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return paper?.sha256;
}
