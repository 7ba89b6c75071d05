import type { operaciones } from '@vatio/contract/endpoints';
import type { Db } from '../../../platform/database.ts';
import type { Mapa } from './columnas.ts';

/** The owner, kind and titles of the files whose columns are remembered. */
type DeQue = { readonly usuarioId: string; readonly tipo: operaciones.Tipo; readonly cabecera: string };

export async function columnasRecordadas(db: Db, { usuarioId, tipo, cabecera }: DeQue): Promise<Mapa> {
  const fila = await db
    .selectFrom('importacionColumnas')
    .select('columnas')
    .where('usuarioId', '=', usuarioId)
    .where('tipo', '=', tipo)
    .where('cabecera', '=', cabecera)
    .executeTakeFirst();
  return fila?.columnas ?? {};
}

export async function rememberColumns(db: Db, deQue: DeQue, mapa: Mapa): Promise<void> {
  const columnas = JSON.stringify(mapa);
  await db
    .insertInto('importacionColumnas')
    .values({ ...deQue, columnas })
    .onConflict((conflict) => conflict.columns(['usuarioId', 'tipo', 'cabecera']).doUpdateSet({ columnas }))
    .execute();
}
