import type { documentos, QueryOf } from '@vatio/contract/endpoints';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Changes, readChanges } from '../../platform/list/changes.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { DocumentoTable } from './tables.ts';

/**
 * Whether the viewer sees the thing with that identifier. Each noun answers for its own and `app.ts` joins
 * them, so that documents depend on no noun.
 */
type Visible = (db: Db, viewer: Viewer, id: string) => Promise<boolean>;
export type Duenos = Readonly<Partial<Record<documentos.Dueno, Visible>>>;

/** The same as a condition, about the identifier that SQL has. */
export type DuenosVistos = Readonly<
  Record<documentos.Dueno, (viewer: Viewer, id: RawBuilder<unknown>) => RawBuilder<SqlBool>>
>;

/**
 * Whether the viewer may read the document `d` of a thing that they see. What a seller keeps as `otro` is a paper of the
 * house, which clients do not read; the other kinds are part of their own sale.
 */
export function readableDocumento({ id, role }: Viewer): RawBuilder<SqlBool> {
  if (role !== 'cliente') return sql`true`;
  return sql`(d.tipo <> 'otro' or d.usuario_id is null or d.usuario_id = ${id})`;
}

const COLUMNAS = [
  'd.id',
  'd.entidad',
  'd.entidadId',
  'd.tipo',
  'd.nombre',
  'd.formato',
  'd.bytes',
  'd.sha256',
  'd.usuarioId',
  'u.nombre as usuarioNombre',
  'd.creadoEn',
  'd.actualizadoEn',
  'd.borradoEn',
  'd.firmaDeshechaEn',
] as const;

const conQuien = (db: Db) =>
  db.selectFrom('documento as d').leftJoin('usuario as u', 'u.id', 'd.usuarioId').select(COLUMNAS);

export type FilaDocumento = Awaited<ReturnType<ReturnType<typeof conQuien>['executeTakeFirstOrThrow']>>;

type Query = QueryOf<typeof documentos.list>;

const ORDEN = { creado: { filled: sql`d.creado_en` }, nombre: { filled: sql`d.nombre` } };

/** A list of the documents of one thing. */
export type OfOne = Omit<Query, 'entidad' | 'entidadId'> & {
  readonly entidad: documentos.Dueno;
  readonly entidadId: string;
};

/** The documents of a thing that the caller has found visible. */
export async function listDocumentos(
  db: Db,
  viewer: Viewer,
  { entidad, entidadId, q, page, limit, sort = '-creado' }: OfOne,
): Promise<{ rows: FilaDocumento[]; count: number; total: number }> {
  const todos = conQuien(db)
    .where('d.entidad', '=', entidad)
    .where('d.entidadId', '=', entidadId)
    .where('d.borradoEn', 'is', null)
    .where(readableDocumento(viewer));
  const suyos = q
    ? todos.where(sql<boolean>`plegar(d.nombre) like '%' || plegar(${literal(q)}) || '%'`)
    : todos;
  const rows = suyos
    .orderBy(orderBy(sort, ORDEN, sql`d.id`))
    .limit(limit)
    .offset((page - 1) * limit);
  const countOf = (unos: typeof todos) =>
    unos
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [filas, { count }, { count: total }] = await Promise.all([
    rows.execute(),
    countOf(suyos),
    countOf(todos),
  ]);
  return { rows: filas, count, total };
}

/** The documents written since of all that the viewer sees, or of one thing of it; those taken off the list too. */
export function changedDocumentos(
  db: Db,
  { viewer, vistos }: { readonly viewer: Viewer; readonly vistos: DuenosVistos },
  { entidad, entidadId, q, ...query }: Query,
): Promise<Changes<FilaDocumento>> {
  const seen = sql<SqlBool>`case d.entidad
    when 'cliente' then ${vistos.cliente(viewer, sql`d.entidad_id::uuid`)}
    when 'propuesta' then ${vistos.propuesta(viewer, sql`d.entidad_id::uuid`)}
    when 'contrato' then ${vistos.contrato(viewer, sql`d.entidad_id::uuid`)}
    when 'factura' then ${vistos.factura(viewer, sql`d.entidad_id::uuid`)}
    when 'punto-suministro' then ${vistos['punto-suministro'](viewer, sql`d.entidad_id`)} end`;
  const conditions = [
    seen,
    readableDocumento(viewer),
    ...(entidad ? [sql<SqlBool>`d.entidad = ${entidad}`] : []),
    ...(entidadId ? [sql<SqlBool>`d.entidad_id = ${entidadId}`] : []),
    ...(q ? [sql<SqlBool>`plegar(d.nombre) like '%' || plegar(${literal(q)}) || '%'`] : []),
  ];
  return readChanges({
    db,
    query,
    source: {
      name: 'documentos',
      at: sql`d.actualizado_en`,
      id: sql`d.id`,
      idType: 'uuid',
      from: sql`from documento d where ${sql.join(conditions, sql` and `)}`,
    },
    read: async (ids) => {
      const rows = await conQuien(db)
        .where(sql<SqlBool>`d.id = any(${ids}::uuid[]) and ${seen}`)
        .where(readableDocumento(viewer))
        .execute();
      return rows.map((fila) => [fila.id, fila]);
    },
  });
}

function literal(texto: string): string {
  return texto.replace(/[\\%_]/g, '\\$&');
}

export function filesDe(
  db: Db,
  viewer: Viewer,
  { entidad, entidadId }: { readonly entidad: documentos.Dueno; readonly entidadId: string },
) {
  return db
    .selectFrom('documento as d')
    .select(['d.id', 'd.nombre', 'd.sha256'])
    .where('d.entidad', '=', entidad)
    .where('d.entidadId', '=', entidadId)
    .where(readableDocumento(viewer))
    .orderBy('d.creadoEn')
    .orderBy('d.id')
    .execute();
}

/** The caller still has to check that the viewer sees what it belongs to. */
export async function findDocumento(db: Db, viewer: Viewer, id: string): Promise<FilaDocumento | undefined> {
  if (!isUuid(id)) return undefined;
  return conQuien(db).where('d.id', '=', id).where(readableDocumento(viewer)).executeTakeFirst();
}

export async function insertDocumento(db: Db, documento: Insertable<DocumentoTable>): Promise<string> {
  const { id } = await db.insertInto('documento').values(documento).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function markRemoved(db: Db, id: string, borrado: boolean): Promise<void> {
  const borradoEn = borrado ? new Date() : null;
  await db.updateTable('documento').set({ borradoEn }).where('id', '=', id).execute();
}

/** Deletes some documents, and answers the files that they had. */
export async function deleteDocumentos(db: Db, ids: readonly string[]): Promise<Buffer[]> {
  const deleted = await db
    .deleteFrom('documento')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .returning('sha256')
    .execute();
  return [...new Map(deleted.map(({ sha256 }) => [sha256.toString('hex'), sha256])).values()];
}

export async function isFileOfDocumento(db: Db, sha256: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('documento')
    .select('id')
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
