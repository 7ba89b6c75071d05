import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, isStoreAway } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { minutesToNextTry } from '../../platform/next-try.ts';
import { ProblemError } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { workUntilStopped } from '../../platform/work-until-stopped.ts';
import { createImportacion } from '../importaciones/importaciones.service.ts';
import { accesoOf, type ConexionDeps } from './acceso.service.ts';
import {
  ConexionError,
  type FicheroTraido,
  NOMBRES,
  type Peticion,
  SinDatosError,
} from './conectores/conector.ts';
import { bring } from './conectores/conectores.ts';
import { demoAnswers } from './conectores/demo.ts';
import { type FilaDeConexion, findConexion } from './conexiones.repository.ts';
import {
  type ConsultaTomada,
  endConsulta,
  lastMonthOfCurve,
  nifOf,
  putOffConsulta,
  roleOf,
  takeConsulta,
} from './consultas.repository.ts';
import { firstMissing } from './dias-de-mercado.service.ts';
import { findVigente } from './permisos.repository.ts';
import { preguntarBy } from './preguntar.ts';

export type TrabajoDeps = ConexionDeps & { readonly jobs: Jobs; readonly files: FileStore };

const EVERY_MS = 1_000;
const AT_ONCE = 2;
const FIRST_MONTHS = 12;

/** Makes the queries that are due, what an earlier process left too, until the returned function is called. */
export function startConexiones({
  onError,
  ...deps
}: TrabajoDeps & { readonly onError: (error: unknown) => void }) {
  return workUntilStopped({
    turn: () => makeNextConsulta(deps),
    everyMs: EVERY_MS,
    atOnce: AT_ONCE,
    onError,
  });
}

/** Makes one query that is due; false when there was none. */
export async function makeNextConsulta(deps: TrabajoDeps): Promise<boolean> {
  const consulta = await takeConsulta(deps.db);
  if (!consulta) return false;
  try {
    await makeConsulta(deps, consulta);
  } catch (error) {
    await recordFailure(deps, consulta, error);
  }
  return true;
}

async function makeConsulta(deps: TrabajoDeps, consulta: ConsultaTomada): Promise<void> {
  const { db } = deps;
  const fila = await findConexion(db, consulta.conexion);
  if (!fila?.activa) throw lasting(`La conexión con ${NOMBRES[consulta.conexion]} no está puesta`);
  await requireLeave(deps, consulta, fila);
  const role = await roleOf(db, consulta.usuarioId);
  if (!role) throw lasting('La cuenta que lo pidió ya no entra');
  const acceso = accesoOf(deps, fila);
  if (!acceso) throw lasting(`Falta la clave de ${NOMBRES[fila.id]}: ponla en Ajustes`);
  const peticion = await peticionOf(deps, consulta);
  const { id, cupoDiario } = fila;
  const { deFondo, permisoId } = consulta;
  const { network } = deps;
  const preguntar = fila.demo
    ? demoAnswers(id, peticion)
    : preguntarBy({ db, network, id, cupoDiario, deFondo, permisoId });
  const traidos = await bring(id, { peticion, acceso, preguntar });
  if (traidos.length === 0) throw new SinDatosError(`${NOMBRES[id]} no tiene nada de lo que se le pide`);
  await importBrought(deps, { consulta, role, traidos });
  await endConsulta(db, consulta.id, { estado: 'entregada', motivo: null });
}

/** A leave may have ended between the question and its turn. */
async function requireLeave(
  { db }: TrabajoDeps,
  { cups, permisoId }: ConsultaTomada,
  { sinPermiso }: FilaDeConexion,
): Promise<void> {
  if (cups === null || (permisoId === null && sinPermiso)) return;
  if (permisoId === null || !(await findVigente(db, cups)))
    throw lasting('El titular del suministro ya no da permiso para traer sus datos');
}

async function peticionOf(
  { db }: TrabajoDeps,
  { conexion, cups, dia, permisoId }: ConsultaTomada,
): Promise<Peticion> {
  if (cups === null) return { desde: await firstMissing(db, conexion, dia!), dia: dia! };
  const hastaMes = today().slice(0, 7);
  // The last month may have come without its end.
  const known = (await lastMonthOfCurve(db, cups)) ?? monthsBefore(hastaMes, FIRST_MONTHS);
  const [desdeMes = hastaMes] = [known, hastaMes].sort();
  const nif = permisoId === null ? null : await nifOf(db, permisoId);
  return { cups, nif, desdeMes, hastaMes };
}

function monthsBefore(mes: string, cuantos: number): string {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  const meses = anio * 12 + numero - 1 - cuantos;
  return `${Math.floor(meses / 12)}-${String((meses % 12) + 1).padStart(2, '0')}`;
}

/** What was brought goes in as any file does, in the name of whoever asked for it. */
async function importBrought(
  { db, jobs, files }: TrabajoDeps,
  {
    consulta,
    role,
    traidos,
  }: {
    readonly consulta: ConsultaTomada;
    readonly role: 'admin' | 'comercial' | 'cliente';
    readonly traidos: readonly FicheroTraido[];
  },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-conexion-'));
  try {
    const brought = await Promise.all(
      traidos.map(async ({ nombre, contenido }, i) => {
        const path = join(folder, String(i));
        await writeFile(path, contenido, { mode: 0o600 });
        return { field: 'file', filename: nombre, path };
      }),
    );
    const almacen = { db, jobs, files, carpeta: undefined, cupo: {} };
    const viewer = { id: consulta.usuarioId, role };
    await createImportacion(almacen, viewer, { files: brought, answers: {}, consultaId: consulta.id });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recordFailure({ db }: TrabajoDeps, consulta: ConsultaTomada, error: unknown): Promise<void> {
  const { id, intentos } = consulta;
  if (error instanceof SinDatosError && consulta.dia === null)
    return endConsulta(db, id, { estado: 'sin-datos', motivo: error.message });
  const motivo = sentenceOf(error);
  if (motivo === undefined) {
    await putOffConsulta(db, id, { motivo: 'Ha fallado: se vuelve a intentar', minutes: 5 });
    throw error;
  }
  const rest = error instanceof ConexionError ? error.restMinutes : undefined;
  const isLasting = error instanceof ProblemError || (error instanceof ConexionError && error.isLasting);
  const minutes = isLasting ? undefined : (rest ?? minutesToNextTry(intentos));
  if (minutes === undefined) await endConsulta(db, id, { estado: 'fallida', motivo });
  else await putOffConsulta(db, id, { motivo, minutes });
}

/** What a person can be told of a failure; undefined of those that are the program's. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ConexionError || error instanceof SinDatosError) return error.message;
  if (error instanceof ProblemError) {
    const { title, errors } = error.problem;
    return [title, ...Object.values(errors ?? {})].join(': ');
  }
  return isStoreAway(error) ? 'El almacén de ficheros no responde' : undefined;
}

const lasting = (message: string) => new ConexionError(message, { isLasting: true });
