import { type importaciones, importacionesList, type QueryOf } from '@vatio/contract/endpoints';
import type { Marca } from '@vatio/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type ListSql, listSorts, listWhere } from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { isUuid } from '../../platform/uuid.ts';

/** An import is seen by its author and those above them; administrators see all. */
export function visibleImportacion({ id, role }: Viewer): RawBuilder<SqlBool> {
  switch (role) {
    case 'admin':
      return sql`true`;
    case 'comercial':
      return sql`(importacion.usuario_id = ${id} OR importacion.usuario_id IN (
        SELECT c.usuario_id FROM comercial c WHERE c.id = ANY ((SELECT comerciales_de(${id}))::uuid[])
      ))`;
    case 'cliente':
      return sql`importacion.usuario_id = ${id}`;
  }
}

/** Whether the viewer sees the import with that identifier, an `uuid`. */
export function seesImportacion(viewer: Viewer, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from importacion join usuario on usuario.id = importacion.usuario_id
    where importacion.id = ${id} and ${visibleImportacion(viewer)})`;
}

function visibles(db: Db, viewer: Viewer) {
  return db
    .selectFrom('importacion')
    .innerJoin('usuario', 'usuario.id', 'importacion.usuarioId')
    .where(visibleImportacion(viewer));
}

const COLUMNAS = [
  'importacion.id',
  'importacion.nombre',
  'importacion.estado',
  'formatos',
  'bytes',
  'bytesLeidos',
  'filas',
  'nuevas',
  'cambiadas',
  'iguales',
  'rechazadas',
  'filasPorSegundo',
  'segundosRestantes',
  'motivo',
  'avisos',
  'cups',
  'revision',
  'creadaEn as creada',
  'terminadaEn as terminada',
  'usuario.nombre as usuario',
] as const;

export type FilaImportacion = importaciones.Importacion & { readonly revision: number };

const LIST: ListSql<typeof importacionesList> = {
  fields: {
    nombre: { filter: sql`importacion.nombre`, sort: { filled: sql`importacion.nombre` } },
    estado: sql`importacion.estado`,
    usuario: sql`usuario.nombre`,
    formato: sql`array_to_string(importacion.formatos, ' ')`,
    filas: sql`importacion.filas`,
    nuevas: sql`importacion.nuevas`,
    cambiadas: sql`importacion.cambiadas`,
    rechazadas: sql`importacion.rechazadas`,
    creada: { filter: { instant: sql`importacion.creada_en` }, sort: { filled: sql`importacion.creada_en` } },
    terminada: { instant: sql`importacion.terminada_en` },
  },
  search: (q) => searchSql(q, sql`importacion.nombre`),
};

export async function listImportaciones(
  db: Db,
  viewer: Viewer,
  { page, limit, sort = importacionesList.usualSort, ...filtros }: QueryOf<typeof importaciones.list>,
) {
  const todas = visibles(db, viewer);
  const filtradas = todas.where(listWhere({ list: importacionesList, sql: LIST }, filtros, viewer));
  const pagina = filtradas
    .select(COLUMNAS)
    .orderBy(orderBy(sort, listSorts(importacionesList, LIST, viewer), sql`importacion.id`))
    .limit(limit)
    .offset((page - 1) * limit);
  const countOf = (unos: typeof todas) =>
    unos.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [rows, { count }, { count: total }] = await Promise.all([
    pagina.execute(),
    countOf(filtradas),
    countOf(todas),
  ]);
  return { rows, count, total };
}

/** The imports that ended on a day of Spain, well or badly. */
export function endedOn(db: Db, viewer: Viewer, day: string) {
  return visibles(db, viewer)
    .where('importacion.estado', 'in', ['terminada', 'fallida'])
    .where(sql<boolean>`(importacion.terminada_en at time zone 'Europe/Madrid')::date = ${day}::date`)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

export async function findImportacion(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<FilaImportacion | undefined> {
  if (!isUuid(id)) return undefined;
  return visibles(db, viewer).select(COLUMNAS).where('importacion.id', '=', id).executeTakeFirst();
}

/** Ends an import that has not ended yet. Whoever is doing it notices, and undoes what it had. */
export async function cancelImportacion(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db
    .updateTable('importacion')
    .set(({ eb }) => ({
      estado: 'cancelada',
      terminadaEn: sql`now()`,
      rechazadas: 0,
      segundosRestantes: null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('terminadaEn', 'is', null)
    .where(visibleImportacion(viewer))
    .execute();
}

export type NuevaImportacion = {
  readonly id: string;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly ficheros: string[];
  readonly formatos: string[];
  readonly bytes: number;
  readonly etiqueta: Marca | null;
  readonly aceptaRechazadas: boolean;
  readonly consultaId: string | null;
};

export async function insertImportacion(db: Db, importacion: NuevaImportacion): Promise<void> {
  await db.insertInto('importacion').values(importacion).execute();
}

/** The next rejected rows after one of them; 0 begins. */
export function listRechazos({
  db,
  id,
  desde,
  cuantos,
}: {
  readonly db: Db;
  readonly id: string;
  readonly desde: number;
  readonly cuantos: number;
}) {
  return db
    .selectFrom('importacionRechazo')
    .select(['orden', 'fichero', 'linea', 'motivo', 'texto'])
    .where('importacionId', '=', id)
    .where('orden', '>', desde)
    .orderBy('orden')
    .limit(cuantos)
    .execute();
}
