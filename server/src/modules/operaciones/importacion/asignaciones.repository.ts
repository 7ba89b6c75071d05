import type { asignacionesDeFichero } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { AsignacionTable } from '../tables.ts';
import type { Mapa } from './columnas.ts';

/** The files that an assignment is for: those with these titles, or, of a supplier, with other ones. */
export type DeQue = {
  readonly tipo: asignacionesDeFichero.Tipo;
  readonly cabecera: string;
  readonly comercializadora?: string | undefined;
};

/** What was said of a file. */
export type Said = {
  readonly columnas: Mapa;
  readonly valores: Mapa;
  readonly hoja: string | null;
  readonly fila: number | null;
};

export type Recordada = Said & {
  readonly id: string;
  readonly nombre: string;
  readonly usuarioId: string;
  /** Whose price lists it is for. */
  readonly comercializadora: string | null;
  /** Whether it was kept for these very titles, and not for other ones of the supplier. */
  readonly deEstosTitulos: boolean;
};

const COLUMNAS = sql`a.id, a.nombre, a.usuario_id, a.columnas, a.valores, a.hoja, a.fila`;

/** What the house knows of such files: what the viewer said comes first, and then the latest; a supplier's own stands in for other titles. */
export async function findRecordada(
  db: Db,
  { id }: Viewer,
  { tipo, cabecera, comercializadora }: DeQue,
): Promise<Recordada | undefined> {
  const { rows } = await sql<Recordada>`
    select ${COLUMNAS}, a.comercializadora, a.cabecera = ${cabecera} as de_estos_titulos
    from asignacion_de_fichero a where a.tipo = ${tipo} and (a.cabecera = ${cabecera} or a.comercializadora = ${comercializadora ?? null})
    order by a.cabecera <> ${cabecera}, a.usuario_id <> ${id}, a.actualizado_en desc, a.id limit 1
  `.execute(db);
  return rows[0];
}

/** Keeps what the viewer said of such files, in the place of what they had said before. */
export async function saveAsignacion(
  db: Db,
  { id: usuarioId }: Viewer,
  {
    columnas,
    valores,
    rotulos,
    ...resto
  }: DeQue & Said & { readonly nombre: string; readonly rotulos: Mapa },
): Promise<void> {
  const values = {
    ...resto,
    columnas: JSON.stringify(columnas),
    valores: JSON.stringify(valores),
    rotulos: JSON.stringify(rotulos),
    actualizadoEn: sql<Date>`now()`,
  };
  await db
    .insertInto('asignacionDeFichero')
    .values({ usuarioId, ...values })
    .onConflict((conflict) => conflict.columns(['usuarioId', 'tipo', 'cabecera']).doUpdateSet(values))
    .execute();
}

export type FilaAsignacion = Omit<
  AsignacionTable,
  'columnas' | 'valores' | 'rotulos' | 'id' | 'actualizadoEn'
> &
  Said & {
    readonly id: string;
    readonly rotulos: Mapa;
    readonly actualizadoEn: string;
    readonly quien: string;
  };

/** The assignments that the viewer may change: their own, and those of everybody for administrators. */
export async function listAsignaciones(db: Db, viewer: Viewer, id?: string): Promise<FilaAsignacion[]> {
  const suyas = viewer.role === 'admin' ? sql`true` : sql`a.usuario_id = ${viewer.id}`;
  const una = id === undefined ? sql`true` : sql`a.id = ${id}`;
  const { rows } = await sql<FilaAsignacion>`
    select ${COLUMNAS}, a.tipo, a.cabecera, a.rotulos, a.comercializadora, a.actualizado_en, u.nombre as quien
    from asignacion_de_fichero a join usuario u on u.id = a.usuario_id
    where ${suyas} and ${una} order by plegar(a.nombre), a.id
  `.execute(db);
  return rows;
}

export async function findAsignacion(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<FilaAsignacion | undefined> {
  return isUuid(id) ? (await listAsignaciones(db, viewer, id))[0] : undefined;
}

export async function updateAsignacion(
  db: Db,
  id: string,
  { nombre, columnas }: { readonly nombre: string; readonly columnas: Mapa },
): Promise<void> {
  await db
    .updateTable('asignacionDeFichero')
    .set({ nombre, columnas: JSON.stringify(columnas), actualizadoEn: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteAsignacion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('asignacionDeFichero').where('id', '=', id).execute();
}
