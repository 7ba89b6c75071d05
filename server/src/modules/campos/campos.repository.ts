import type { campos, etiquetas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { columnasDeCampos } from '../cartera/campos.service.ts';
import type { Propios } from '../cartera/propios-de-fichero.service.ts';
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

export type PuntoConPropios = Required<Propios> & {
  readonly cups: string;
  /** The name of its client, empty where it has none. */
  readonly cliente: string;
  readonly clienteId: string | null;
  readonly conContrato: boolean;
};

/** The own fields and tags of those supply points that the viewer sees. */
export async function findPropiosDePuntos(
  db: Db,
  viewer: Viewer,
  cups: readonly string[],
): Promise<PuntoConPropios[]> {
  const { from, isVisible } = PLACES['punto-suministro'];
  const { rows } = await sql<PuntoConPropios>`
    select p.cups, p.cliente_id, p.con_contrato, coalesce((select c.nombre from cliente c where c.id = p.cliente_id), '') as cliente, p.etiquetas, ${columnasDeCampos('p')} from ${from}
    where p.cups = any(${[...cups]}) and ${isVisible(viewer)}
  `.execute(db);
  return rows;
}

/** Writes own fields, and tags, on one row. */
export async function writeCampos(db: Db, { entidad, id }: Thing, valores: Propios): Promise<void> {
  const { table, key } = PLACES[entidad];
  const asignados = Object.entries(valores).map(([hueco, valor]) => sql`${sql.id(hueco)} = ${valor}`);
  await sql`update ${table} set ${sql.join(asignados)} where ${key} = ${id}`.execute(db);
}
