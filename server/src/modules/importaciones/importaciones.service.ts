import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { FORMATOS_DE_MERCADO } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { questionProblem, type SenderAnswers } from '../../platform/measure-file.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { type Cupo, requireQuota } from './cupo.service.ts';
import { type Carpeta, deleteFiles, saveFiles } from './ficheros/carpeta.ts';
import { putFicheros } from './ficheros/en-espera.service.ts';
import { ImportacionRechazada } from './ficheros/rechazada.ts';
import { type FuenteReconocida, openSources } from './ficheros/recognise.ts';
import {
  cancelImportacion,
  type FilaImportacion,
  findImportacion,
  insertImportacion,
} from './importaciones.repository.ts';

export type Almacen = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly files: FileStore;
  /** Where the files stay at hand for an import of this process; absent where it does none. */
  readonly carpeta: Carpeta | undefined;
  readonly cupo: Cupo;
};

/** Any process of the database can do any import. */
export const QUEUE = 'importaciones';

const MAX_NOMBRE = 200;
/** What is read of each file while its sender waits, which takes about a second; the import reads the rest. */
const BYTES_A_LA_VISTA = 32 * 1024 ** 2;

/** Accepts the files of a call as one import; files that nobody could read are refused here. */
export async function createImportacion(
  { db, jobs, files: store, carpeta, cupo }: Almacen,
  viewer: Viewer,
  {
    files,
    answers,
    consultaId = null,
  }: {
    readonly files: readonly UploadedFile[];
    readonly answers: SenderAnswers;
    /** The query of a connection that brought them; null for those that a person brings. */
    readonly consultaId?: string | null;
  },
): Promise<{ id: string }> {
  if (files.length === 0) throw invalidData({ file: 'Falta el fichero' });
  const ficheros = files.map(({ filename }) => nombreLimpio(filename));
  const traidos = files.map(({ path }, i) => ({ nombre: ficheros[i]!, ruta: path }));
  const formatos = await formatosDe(traidos, answers, viewer);
  const tamanos = await Promise.all(files.map(({ path }) => stat(path)));
  const bytes = tamanos.reduce((suma, { size }) => suma + size, 0);
  const nombre = ficheros.length === 1 ? ficheros[0]! : `${ficheros[0]} y ${ficheros.length - 1} más`;
  const id = randomUUID();
  try {
    if (carpeta) await saveFiles(carpeta, id, files);
    await db.transaction().execute(async (trx) => {
      const usuarioId = viewer.id;
      await requireQuota(trx, cupo, { usuarioId, bytes });
      const respuestas = {
        etiqueta: answers.etiqueta ?? null,
        aceptaRechazadas: answers.aceptarRechazadas === 'si',
      };
      const brought = { ficheros, formatos, bytes, consultaId };
      await insertImportacion(trx, { id, usuarioId, nombre, ...brought, ...respuestas });
      await putFicheros({ trx, files: store, importacionId: id, paths: files.map(({ path }) => path) });
      await jobs.send(QUEUE, id, trx);
    });
  } catch (error) {
    if (carpeta) await deleteFiles(carpeta, id);
    throw error;
  }
  jobs.wake(QUEUE);
  return { id };
}

/** The last part of a path of any system, without the characters that a file name cannot have. */
function nombreLimpio(filename: string): string {
  const ultimo = filename.split(/[\\/]/).at(-1) ?? '';
  return ultimo.replace(/\p{Cc}/gu, '').slice(-MAX_NOMBRE) || 'fichero';
}

async function formatosDe(
  ficheros: readonly { nombre: string; ruta: string }[],
  answers: SenderAnswers,
  viewer: Viewer,
): Promise<string[]> {
  try {
    const { fuentes, close } = await openSources(ficheros, { ...answers, maxBytes: BYTES_A_LA_VISTA });
    close();
    requireOwnData(viewer, fuentes);
    return [...new Set(fuentes.map(({ deteccion }) => deteccion.nombre))];
  } catch (error) {
    if (!(error instanceof ImportacionRechazada)) throw error;
    const { campo = 'file', datos } = error.pregunta ?? {};
    const pregunta = questionProblem(error.code, { [campo]: error.message }, datos);
    throw (
      pregunta ??
      problem({
        code: error.code,
        status: 400,
        title: 'El fichero no se puede importar',
        extra: { errors: { file: error.message } },
      })
    );
  }
}

/** The series of the market are of the whole house: only its administrators bring them. */
function requireOwnData({ role }: Viewer, fuentes: readonly FuenteReconocida[]): void {
  const deTodos = fuentes.find(({ deteccion }) => FORMATOS_DE_MERCADO.includes(deteccion.formato));
  if (!deTodos || role === 'admin') return;
  const motivo = `${deTodos.nombre}: las series de mercado son de toda la casa, y las importa un administrador`;
  throw problem({
    code: 'serie-de-la-casa',
    status: 403,
    title: 'Las series de mercado las importa un administrador',
    extra: { errors: { file: motivo } },
  });
}

export async function readImportacion(db: Db, viewer: Viewer, id: string): Promise<FilaImportacion> {
  const importacion = await findImportacion(db, viewer, id);
  if (!importacion) throw notFound();
  return importacion;
}

/** Cancels an import wherever it is; one that has ended stays as it ended. */
export async function requestCancel(db: Db, viewer: Viewer, id: string): Promise<FilaImportacion> {
  await readImportacion(db, viewer, id);
  await cancelImportacion(db, viewer, id);
  return readImportacion(db, viewer, id);
}
