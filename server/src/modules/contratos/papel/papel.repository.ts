import type { Db } from '../../../platform/database.ts';

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
