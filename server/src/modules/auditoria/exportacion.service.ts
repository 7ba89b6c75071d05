import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { disposition } from '../../platform/download.ts';
import { onPrimary } from '../../platform/reading-place.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { type ExportFile, exportRows, type Format, type Sheet } from '../../platform/sheet/export-rows.ts';
import { languageOf } from '../../platform/sheet/words.ts';
import { type Entidad, insertAuditoria } from './auditoria.repository.ts';

const recorded = new AsyncLocalStorage<true>();

/** Files that are made here are parts of one whose own entry says who took all of it. */
export function asPartOfRecorded<T>(work: () => T): T {
  return recorded.run(true, work);
}

type Peticion = {
  readonly viewer: Viewer;
  /**
   * The part of the list that was asked for; its order is not recorded, because it says nothing of what was
   * taken.
   */
  readonly query: Readonly<Record<string, unknown>> & {
    readonly formato: Format;
    readonly sort?: string | undefined;
  };
  readonly reply: FastifyReply;
};

type Salida = {
  readonly entidad: Entidad;
  /** The thing whose file it is; absent for a list. */
  readonly entidadId?: string;
  /** The part that was taken, and its format. */
  readonly despues: object;
};

/** Sends exactly the rows of a list as a file, and records who took which part of it. */
export async function deliverList<Fila>({
  db,
  call: { viewer, query, reply },
  entidad,
  ...rows
}: {
  readonly db: Db;
  readonly call: Peticion;
  readonly entidad: Entidad;
  readonly sheet: Sheet<Fila>;
  readonly consulta: CursorQuery<Fila>;
}): Promise<FastifyReply> {
  const { sort: _, ...parte } = query;
  const language = languageOf(reply.request.headers['accept-language']);
  const exportFile = await exportRows({ db, viewer, formato: query.formato, language, ...rows });
  return deliverFile({ db, peticion: { viewer, reply }, salida: { entidad, despues: parte }, exportFile });
}

/**
 * Sends a file with personal data, and first records who took which part of what: without the entry nothing is
 * sent. No other function sends one, and `exportaciones.test.ts` checks every endpoint.
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
    const entrada = { usuarioId: viewer.id, entidad, entidadId, accion, despues } as const;
    if (!recorded.getStore()) await onPrimary(() => insertAuditoria(db, entrada));
  } catch (error) {
    contenido.destroy();
    throw error;
  }
  return reply.type(tipo).header('content-disposition', disposition('attachment', nombre)).send(contenido);
}
