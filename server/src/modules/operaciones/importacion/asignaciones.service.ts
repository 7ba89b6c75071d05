import { asignacionesDeFichero, type BodyOf } from '@vatio/contract/endpoints';
import { nombreLlano } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { notFound } from '../../../platform/problems.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import {
  type DeQue,
  type Dicho,
  deleteAsignacion,
  type FilaAsignacion,
  findAsignacion,
  listAsignaciones,
  type Recordada,
  saveAsignacion,
  updateAsignacion,
} from './asignaciones.repository.ts';
import type { Mapa } from './columnas.ts';

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

/** What a person says of a file that is kept, with the titles of its fields. */
type PorGuardar = {
  readonly deQue: DeQue;
  readonly dicho: Dicho;
  readonly recordada: Recordada | undefined;
  /** What whoever brought the file calls it, or else the file's own name. */
  readonly nombre: string | undefined;
  readonly fichero: string;
  readonly campos: readonly { readonly campo: string; readonly titulo: string }[];
};

/** Keeps what was said of a file for the next one of its shape. */
export async function rememberFile(
  db: Db,
  viewer: Viewer,
  { deQue, dicho, recordada, nombre, fichero, campos }: PorGuardar,
): Promise<void> {
  const usados = new Set(Object.values(dicho.columnas));
  const rotulos = Object.fromEntries(
    campos.flatMap(({ campo, titulo }) => (usados.has(campo) ? [[campo, titulo]] : [])),
  );
  const suyo = fichero.replace(/\.[^.]*$/, '').trim() || 'Sin nombre';
  const elegido = nombre ?? recordada?.nombre ?? suyo.slice(0, asignacionesDeFichero.MAX_NOMBRE);
  await saveAsignacion(db, viewer, { ...deQue, ...dicho, nombre: elegido, rotulos });
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
    ...{ id, tipo, nombre, comercializadora, hoja, quien },
    cabecera: fila.fila,
    actualizado: fila.actualizadoEn,
    columnas: Object.entries(columnas).map(([titulo, campo]) => {
      return { titulo, campo: campo === null ? null : (rotulos[campo] ?? campo) };
    }),
    valores: Object.entries(valores).map(([escrito, elegido]) => ({ escrito, elegido })),
  };
}
