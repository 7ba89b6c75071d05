import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { disposition } from '../../platform/download.ts';
import type { ExportFile } from '../../platform/sheet/export-rows.ts';
import { type Entidad, insertAuditoria } from './auditoria.repository.ts';

type Peticion = {
  readonly viewer: Viewer;
  /** The part of the list that was asked for; its order says nothing of what leaves. */
  readonly query: { readonly formato: string; readonly sort?: string | undefined };
  readonly reply: FastifyReply;
};

type Salida = {
  readonly entidad: Entidad;
  /** The thing whose file it is; absent when it is a list. */
  readonly entidadId?: string;
  /** Which part of it, and how. */
  readonly despues: object;
};

/** A list of things leaves the house as a file. */
export function deliverExport({
  db,
  peticion: {
    viewer,
    query: { sort: _, ...parte },
    reply,
  },
  entidad,
  exportacion,
}: {
  readonly db: Db;
  readonly peticion: Peticion;
  readonly entidad: Entidad;
  readonly exportacion: ExportFile;
}): Promise<FastifyReply> {
  return deliverFile({
    db,
    peticion: { viewer, reply },
    salida: { entidad, despues: parte },
    exportFile: exportacion,
  });
}

/**
 * Sends a file with data of people, and writes down first who took it and which part of what: without the entry nothing
 * leaves. There is no other way of sending one; `exportaciones.test.ts` asks every endpoint.
 */
export async function deliverFile({
  db,
  peticion: { viewer, reply },
  salida: { entidad, entidadId = 'lista', despues },
  exportFile: { tipo, nombre, contenido },
}: {
  readonly db: Db;
  readonly peticion: Pick<Peticion, 'viewer' | 'reply'>;
  readonly salida: Salida;
  readonly exportFile: ExportFile;
}): Promise<FastifyReply> {
  try {
    const accion = 'exportar';
    await insertAuditoria(db, { usuarioId: viewer.id, entidad, entidadId, accion, despues });
  } catch (error) {
    contenido.destroy();
    throw error;
  }
  return reply.type(tipo).header('content-disposition', disposition('attachment', nombre)).send(contenido);
}
