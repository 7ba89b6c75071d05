import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { SenderAnswers } from '../../platform/measure-file.ts';

export type Trabajo = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly ficheros: readonly string[];
  readonly answers: SenderAnswers;
  /** The instant comes as a text. */
  readonly creadaEn: string;
};

const DE_NUEVO = {
  bytesLeidos: 0,
  filas: 0,
  rechazadas: 0,
  filasPorSegundo: null,
  segundosRestantes: null,
} as const;

/** Starts an import from its beginning; undefined when it has ended already. */
export async function takeImportacion(db: Db, id: string): Promise<Trabajo | undefined> {
  const fila = await db
    .updateTable('importacion')
    .from('usuario')
    .set(({ eb }) => ({ ...DE_NUEVO, estado: 'leyendo', revision: eb('revision', '+', 1) }))
    .whereRef('usuario.id', '=', 'importacion.usuarioId')
    .where('importacion.id', '=', id)
    .where('terminadaEn', 'is', null)
    .returning([
      'usuarioId',
      'usuario.rol',
      'ficheros',
      'etiqueta',
      'aceptaRechazadas',
      'importacion.creadaEn',
    ])
    .executeTakeFirst();
  if (!fila) return undefined;
  const { usuarioId, rol, ficheros, etiqueta, aceptaRechazadas, creadaEn } = fila;
  const answers = {
    ...(etiqueta && { etiqueta }),
    aceptarRechazadas: aceptaRechazadas ? ('si' as const) : ('no' as const),
  };
  return { id, viewer: { id: usuarioId, role: rol }, ficheros, answers, creadaEn };
}

export type Avance = {
  readonly estado: 'leyendo' | 'guardando';
  readonly bytesLeidos: number;
  readonly filas: number;
  readonly rechazadas: number;
  readonly filasPorSegundo: number | null;
  readonly segundosRestantes: number | null;
};

/** Records the progress of an import; false when it has ended in the meantime. */
export async function saveAvance(db: Db, id: string, avance: Avance): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importacion')
    .set(({ eb }) => ({ ...avance, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('terminadaEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function fueCancelada(db: Db, id: string): Promise<boolean> {
  const fila = await db
    .selectFrom('importacion')
    .select('id')
    .where('id', '=', id)
    .where('estado', '=', 'cancelada')
    .executeTakeFirst();
  return fila !== undefined;
}

export async function failImportacion(db: Db, id: string, motivo: string): Promise<void> {
  await db
    .updateTable('importacion')
    .set(({ eb }) => ({
      estado: 'fallida',
      motivo,
      terminadaEn: sql`now()`,
      rechazadas: 0,
      segundosRestantes: null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('terminadaEn', 'is', null)
    .execute();
}

/** Puts an import back into the queue; one that already waits is left as it is. */
export async function sendBackToQueue(db: Db, id: string): Promise<void> {
  await db
    .updateTable('importacion')
    .set(({ eb }) => ({ ...DE_NUEVO, estado: 'en-cola', revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('estado', '!=', 'en-cola')
    .where('terminadaEn', 'is', null)
    .execute();
}

/** The unfinished imports, the oldest first, and whether their files are in the store. */
export function listSinTerminar(db: Db) {
  return db
    .selectFrom('importacion as i')
    .select(['i.id', 'i.carpeta', 'i.ficheros'])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('importacionFichero as f').select('f.orden').whereRef('f.importacionId', '=', 'i.id'),
        )
        .$castTo<boolean>()
        .as('stored'),
    )
    .where('i.terminadaEn', 'is', null)
    .orderBy('i.creadaEn')
    .orderBy('i.id')
    .execute();
}

/**
 * Refreshes after a large import what PostgreSQL would refresh later: until then lists are planned for the
 * former tables, and searches walk the words that the index has still to sort in.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  // The lists of numbers are never queried, and their statistics take longer than all the rest.
  await sql`ANALYZE punto_suministro, consumo (cups, desde, hasta), curva_dia (cups, magnitud, dia)`.execute(
    db,
  );
  await sql`
    SELECT gin_clean_pending_list(i.indexrelid)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
    WHERE i.indrelid = 'punto_suministro'::regclass AND a.amname = 'gin'
  `.execute(db);
}

/** Cancels whatever statement a connection is running. */
export async function interruptBackend(db: Db, conexion: number): Promise<void> {
  await sql`SELECT pg_cancel_backend(${conexion})`.execute(db);
}
