import { type campos, campos as contract, type etiquetas } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';

/** The fields of a house's own, in their order; those of one kind of thing when it is given. */
export async function listCampos(db: Db, entidad?: etiquetas.Entidad): Promise<campos.Campo[]> {
  const query = db
    .selectFrom('campoPropio')
    .select(['entidad', 'hueco', 'nombre', 'valores', 'archivado'])
    .orderBy('entidad')
    .orderBy('puesto')
    .orderBy('hueco');
  const rows = await (entidad ? query.where('entidad', '=', entidad) : query).execute();
  return rows.map((fila) => ({ ...fila, clase: contract.claseDe(fila.hueco) }));
}
