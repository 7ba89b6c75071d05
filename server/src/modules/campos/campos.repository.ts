import type { campos, etiquetas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ColumnasDeCampos } from '../cartera/campos.service.ts';
import { PLACES, type Thing } from '../etiquetas/places.repository.ts';

export type Definicion = {
  readonly entidad: etiquetas.Entidad;
  readonly hueco: campos.Hueco;
};

export type Cambios = {
  readonly nombre?: string | undefined;
  readonly valores?: string[] | undefined;
  readonly puesto?: number | undefined;
  readonly archivado?: boolean | undefined;
};

/** Of two administrators who change the fields, the second waits for the first. */
export async function lockDefinitions(db: Db): Promise<void> {
  await sql`lock table campo_propio in share row exclusive mode`.execute(db);
}

export async function insertCampo(
  db: Db,
  campo: Definicion & { readonly nombre: string; readonly valores: string[]; readonly puesto: number },
): Promise<void> {
  await db.insertInto('campoPropio').values(campo).execute();
}

export async function updateCampo(db: Db, { entidad, hueco }: Definicion, cambios: Cambios): Promise<void> {
  await db
    .updateTable('campoPropio')
    .set(cambios)
    .where('entidad', '=', entidad)
    .where('hueco', '=', hueco)
    .execute();
}

/** Deletes a field with all its values. */
export async function deleteCampo(db: Db, { entidad, hueco }: Definicion): Promise<void> {
  const columna = sql.id(hueco);
  await sql`update ${PLACES[entidad].table} set ${columna} = null where ${columna} is not null`.execute(db);
  await db.deleteFrom('campoPropio').where('entidad', '=', entidad).where('hueco', '=', hueco).execute();
}

export async function writeCampos(
  db: Db,
  { entidad, id }: Thing,
  valores: Partial<ColumnasDeCampos>,
): Promise<void> {
  const { table, key } = PLACES[entidad];
  const asignados = Object.entries(valores).map(([hueco, valor]) => sql`${sql.id(hueco)} = ${valor}`);
  await sql`update ${table} set ${sql.join(asignados)} where ${key} = ${id}`.execute(db);
}
