import { asignacionesDeFichero, type BodyOf, type importacionDeFilas } from '@vatio/contract/endpoints';
import { nombreLlano } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { notFound } from '../../../platform/problems.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import {
  type DeQue,
  deleteAsignacion,
  type FilaAsignacion,
  findAsignacion,
  findRecordada,
  listAsignaciones,
  type Recordada,
  saveAsignacion,
  updateAsignacion,
} from './asignaciones.repository.ts';
import { claveDeCabecera, type Mapa } from './columnas.ts';

export type { Recordada } from './asignaciones.repository.ts';

/** What was kept of the titles of a file, by those titles as the file writes them. */
export function recalled(kept: Mapa, titulos: readonly string[]): Mapa {
  const porLlano = new Map(Object.entries(kept).map(([titulo, campo]) => [nombreLlano(titulo), campo]));
  return Object.fromEntries(
    titulos.flatMap((titulo) => {
      const campo = kept[titulo] ?? porLlano.get(nombreLlano(titulo));
      return titulo === '' || campo === undefined ? [] : [[titulo, campo]];
    }),
  );
}

/** How the answer names the assignment that was used. */
export function usada(viewer: Viewer, recordada: Recordada | undefined) {
  if (!recordada) return {};
  const { id, nombre, usuarioId } = recordada;
  return { asignacion: { id, nombre, editable: viewer.role === 'admin' || usuarioId === viewer.id } };
}

/** The files that something is kept for: by their titles or, for price lists, by whose they are. */
type FilesLike = {
  readonly tipo: asignacionesDeFichero.Tipo;
  readonly titulos: readonly string[];
  readonly comercializadora?: string | undefined;
};

function deQue({ titulos, ...resto }: FilesLike): DeQue {
  return { ...resto, cabecera: claveDeCabecera(titulos) };
}

/** What the house knows of the files like one. */
export function recallFile(db: Db, viewer: Viewer, de: FilesLike): Promise<Recordada | undefined> {
  return findRecordada(db, viewer, deQue(de));
}

type ToKeep = {
  readonly de: FilesLike;
  readonly leido: {
    readonly mapa: Mapa;
    readonly valores: Mapa;
    readonly campos: readonly { readonly campo: string; readonly titulo: string }[];
  };
  readonly lecturaDicha: importacionDeFilas.Lectura;
  readonly recordada: Recordada | undefined;
  /** What whoever brought the file calls it, or else the file's own name. */
  readonly nombre: string | undefined;
  readonly fichero: string;
};

/** Keeps what was said of a file for the next one of its shape. */
export async function rememberFile(
  db: Db,
  viewer: Viewer,
  { de, leido: { mapa: columnas, valores, campos }, lecturaDicha, recordada, nombre, fichero }: ToKeep,
): Promise<void> {
  const usados = new Set(Object.values(columnas));
  const rotulos = Object.fromEntries(
    campos.flatMap(({ campo, titulo }) => (usados.has(campo) ? [[campo, titulo]] : [])),
  );
  const deFichero = fichero.replace(/\.[^.]*$/, '').trim() || 'Sin nombre';
  await saveAsignacion(db, viewer, {
    ...deQue(de),
    columnas,
    valores,
    rotulos,
    hoja: lecturaDicha.hoja ?? recordada?.hoja ?? null,
    fila: lecturaDicha.cabecera ?? recordada?.fila ?? null,
    nombre: nombre ?? recordada?.nombre ?? deFichero.slice(0, asignacionesDeFichero.MAX_NOMBRE),
  });
}

export async function readAsignaciones(db: Db, viewer: Viewer): Promise<asignacionesDeFichero.Asignacion[]> {
  soloQuienVende(viewer);
  return (await listAsignaciones(db, viewer)).map(respuestaDe);
}

export async function changeAsignacion({
  db,
  viewer,
  id,
  body: { nombre, olvidar = [] },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof asignacionesDeFichero.update>;
}): Promise<asignacionesDeFichero.Asignacion> {
  const fila = await findOwn(db, viewer, id);
  const columnas = Object.fromEntries(
    Object.entries(fila.columnas).filter(([titulo]) => !olvidar.includes(titulo)),
  );
  await updateAsignacion(db, id, { nombre: nombre ?? fila.nombre, columnas });
  return respuestaDe(await findOwn(db, viewer, id));
}

export async function removeAsignacion(db: Db, viewer: Viewer, id: string): Promise<void> {
  await findOwn(db, viewer, id);
  await deleteAsignacion(db, id);
}

async function findOwn(db: Db, viewer: Viewer, id: string): Promise<FilaAsignacion> {
  soloQuienVende(viewer);
  const fila = await findAsignacion(db, viewer, id);
  if (!fila) throw notFound();
  return fila;
}

function respuestaDe(fila: FilaAsignacion): asignacionesDeFichero.Asignacion {
  const { id, tipo, nombre, comercializadora, hoja, quien, columnas, rotulos, valores } = fila;
  return {
    id,
    tipo,
    nombre,
    comercializadora,
    hoja,
    quien,
    cabecera: fila.fila,
    actualizado: fila.actualizadoEn,
    columnas: Object.entries(columnas).map(([titulo, campo]) => {
      return { titulo, campo: campo === null ? null : (rotulos[campo] ?? campo) };
    }),
    valores: Object.entries(valores).map(([escrito, elegido]) => ({ escrito, elegido })),
  };
}
