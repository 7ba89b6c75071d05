import type { BodyOf, vistas } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem, versionAntigua } from '../../platform/problems.ts';
import {
  type FilaVista,
  insertVista,
  listVistas,
  lockVista,
  quitarPredeterminada,
  updateVista,
} from './vistas.repository.ts';

export async function leerVistas(db: Db, viewer: Viewer, lista: string | undefined): Promise<vistas.Vista[]> {
  return (await listVistas(db, viewer, lista)).map((fila) => respuestaVista(fila, viewer));
}

export async function crearVista(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof vistas.create>,
): Promise<vistas.Vista> {
  revisarAmbito(viewer, body.ambito);
  return db.transaction().execute(async (trx) => {
    const nueva = { ...body, usuarioId: viewer.id };
    if (nueva.predeterminada) await quitarPredeterminada(trx, nueva);
    return leer(trx, viewer, await insertVista(trx, nueva));
  });
}

export async function cambiarVista(
  db: Db,
  viewer: Viewer,
  id: string,
  { version, ...cambios }: BodyOf<typeof vistas.update>,
): Promise<vistas.Vista> {
  if (cambios.ambito) revisarAmbito(viewer, cambios.ambito);
  return db.transaction().execute(async (trx) => {
    const fila = await exigirEditable(trx, viewer, id);
    if (fila.borradoEn !== null) throw notFound();
    if (fila.version !== version) throw versionAntigua(fila.version, respuestaVista(fila, viewer), cambios);
    const nueva = { ...fila, ...definidos(cambios) };
    if (nueva.predeterminada) await quitarPredeterminada(trx, nueva);
    await updateVista(trx, id, cambios);
    return leer(trx, viewer, id);
  });
}

export async function ponerBorrada(
  db: Db,
  viewer: Viewer,
  id: string,
  borrada: boolean,
): Promise<vistas.Vista> {
  return db.transaction().execute(async (trx) => {
    const fila = await exigirEditable(trx, viewer, id);
    if ((fila.borradoEn !== null) === borrada) return respuestaVista(fila, viewer);
    // What comes back does not take the place of what stood in for it.
    await updateVista(trx, id, { borradoEn: borrada ? new Date() : null, predeterminada: false });
    return leer(trx, viewer, id);
  });
}

async function leer(trx: Db, viewer: Viewer, id: string): Promise<vistas.Vista> {
  const fila = await lockVista(trx, viewer, id);
  if (fila === undefined) throw notFound();
  return respuestaVista(fila, viewer);
}

async function exigirEditable(trx: Db, viewer: Viewer, id: string): Promise<FilaVista> {
  const fila = await lockVista(trx, viewer, id);
  if (fila === undefined) throw notFound();
  if (!esEditable(fila, viewer)) {
    throw problem('sin-permiso', 403, 'Esta vista la cambia quien la guardó: guárdala tú con otro nombre');
  }
  return fila;
}

/** Its owner; and those of everybody, whoever administers. */
function esEditable({ usuarioId, ambito }: FilaVista, { id, role }: Viewer): boolean {
  return ambito === 'todos' ? role === 'admin' : usuarioId === id;
}

function revisarAmbito({ role }: Viewer, ambito: vistas.Vista['ambito']): void {
  if (ambito === 'todos' && role !== 'admin') {
    throw problem('sin-permiso', 403, 'Las vistas de todos las guarda quien administra');
  }
  if (ambito === 'equipo' && role === 'cliente') throw problem('sin-permiso', 403, 'No tienes equipo');
}

function definidos<T extends object>(cambios: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const dados = Object.entries(cambios).filter(([, valor]) => valor !== undefined);
  return Object.fromEntries(dados) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function respuestaVista(fila: FilaVista, viewer: Viewer): vistas.Vista {
  const { usuarioId, usuarioNombre, borradoEn, ...vista } = fila;
  return {
    ...vista,
    quien: { id: usuarioId, nombre: usuarioNombre },
    acciones: esEditable(fila, viewer) ? ['editar', 'borrar'] : [],
  };
}
