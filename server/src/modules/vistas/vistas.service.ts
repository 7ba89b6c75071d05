import { auth, type BodyOf, type vistas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { requirePerson } from '../../platform/calling-key.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { auditView } from './audit-vista.ts';
import {
  type FilaVista,
  insertVista,
  listPredeterminadas,
  listVistas,
  lockVista,
  lockVistas,
  type Puesto,
  updateVista,
} from './vistas.repository.ts';

export async function readViews(
  db: Db,
  viewer: Viewer,
  lista: string | undefined,
): Promise<vistas.Listada[]> {
  const filas = await listVistas(db, viewer, lista);
  return filas.map(({ inicial, ...fila }) => ({ ...respuestaVista(fila, viewer), inicial }));
}

export async function createView(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof vistas.create>,
): Promise<vistas.Vista> {
  checkScope(viewer, body.ambito);
  return db.transaction().execute(async (trx) => {
    await lockVistas(trx);
    const predeterminadaDe = rolesDe(body.ambito, body.predeterminadaDe);
    const nueva = { ...body, predeterminadaDe, usuarioId: viewer.id };
    await takePlace(trx, viewer, nueva);
    const id = await insertVista(trx, nueva);
    await auditView({ db: trx, viewer, entidadId: id, accion: 'crear', despues: nueva });
    return read(trx, viewer, id);
  });
}

export async function changeView({
  db,
  viewer,
  id,
  body: { version, ...cambios },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof vistas.update>;
}): Promise<vistas.Vista> {
  if (cambios.ambito) checkScope(viewer, cambios.ambito);
  return db.transaction().execute(async (trx) => {
    await lockVistas(trx);
    const fila = await requireEditable(trx, viewer, id);
    if (fila.borradoEn !== null) throw notFound();
    if (fila.version !== version) throw versionAntigua(fila.version, respuestaVista(fila, viewer), cambios);
    const ambito = cambios.ambito ?? fila.ambito;
    // People who begin to see the view did not ask for their list to open with it.
    const roles = cambios.predeterminadaDe ?? (ambito === fila.ambito ? fila.predeterminadaDe : []);
    const escritos = { ...definidos(cambios), predeterminadaDe: rolesDe(ambito, roles) };
    await takePlace(trx, viewer, { ...fila, ...escritos });
    await updateVista(trx, id, escritos);
    await auditView({
      db: trx,
      viewer,
      entidadId: id,
      accion: 'cambiar',
      antes: fila,
      despues: { ...fila, ...escritos },
    });
    return read(trx, viewer, id);
  });
}

export async function setRemovedState({
  db,
  viewer,
  id,
  borrada,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly borrada: boolean;
}): Promise<vistas.Vista> {
  return db.transaction().execute(async (trx) => {
    await lockVistas(trx);
    const fila = await requireEditable(trx, viewer, id);
    if ((fila.borradoEn !== null) === borrada) return respuestaVista(fila, viewer);
    const fuera = { ...fila, predeterminadaDe: [] };
    if (borrada) {
      // The deleted view keeps its roles, for when it is restored.
      await updateVista(trx, id, { borradoEn: new Date() });
      await auditView({ db: trx, viewer, entidadId: id, accion: 'borrar', antes: fila, despues: fuera });
    } else {
      const dentro = { ...fila, predeterminadaDe: await rolesLibres(trx, fila) };
      await updateVista(trx, id, { borradoEn: null, predeterminadaDe: dentro.predeterminadaDe });
      await auditView({ db: trx, viewer, entidadId: id, accion: 'restaurar', antes: fuera, despues: dentro });
    }
    return read(trx, viewer, id);
  });
}

/** A restored view does not replace the one that took its place meanwhile. */
async function rolesLibres(trx: Db, vista: FilaVista): Promise<auth.Role[]> {
  const ocupados = (await listPredeterminadas(trx, vista)).flatMap((otra) => otra.predeterminadaDe);
  return vista.predeterminadaDe.filter((rol) => !ocupados.includes(rol));
}

/**
 * Roles are always named in one order. A private or team view applies to whoever sees it, so it has every role
 * or none.
 */
function rolesDe(ambito: vistas.Vista['ambito'], roles: readonly auth.Role[]): auth.Role[] {
  const todos = ambito !== 'todos' && roles.length > 0;
  return auth.ROLES.filter((rol) => todos || roles.includes(rol));
}

/** A list opens with one view for each role, so the new one replaces the former. */
async function takePlace(trx: Db, viewer: Viewer, nueva: Puesto): Promise<void> {
  for (const otra of await listPredeterminadas(trx, nueva)) {
    const predeterminadaDe = otra.predeterminadaDe.filter((rol) => !nueva.predeterminadaDe.includes(rol));
    await updateVista(trx, otra.id, { predeterminadaDe });
    const { ambito } = nueva;
    await auditView({
      db: trx,
      viewer,
      entidadId: otra.id,
      accion: 'cambiar',
      antes: { ...otra, ambito },
      despues: { predeterminadaDe, ambito },
    });
  }
}

async function read(trx: Db, viewer: Viewer, id: string): Promise<vistas.Vista> {
  const fila = await lockVista(trx, viewer, id);
  if (fila === undefined) throw notFound();
  return respuestaVista(fila, viewer);
}

async function requireEditable(trx: Db, viewer: Viewer, id: string): Promise<FilaVista> {
  const fila = await lockVista(trx, viewer, id);
  if (fila === undefined) throw notFound();
  if (!isEditableView(fila, viewer)) {
    throw problem({
      code: 'sin-permiso',
      status: 403,
      title: 'Esta vista la cambia quien la guardó: guárdala tú con otro nombre',
    });
  }
  if (fila.ambito !== 'privada') {
    requirePerson('Las vistas que ven otros las cambia una persona, no una clave');
  }
  return fila;
}

/** Its owner may edit a view, and administrators those of everybody. */
function isEditableView({ usuarioId, ambito }: FilaVista, { id, role }: Viewer): boolean {
  return ambito === 'todos' ? role === 'admin' : usuarioId === id;
}

function checkScope({ role }: Viewer, ambito: vistas.Vista['ambito']): void {
  if (ambito !== 'privada') requirePerson('Las vistas que ven otros las guarda una persona, no una clave');
  if (ambito === 'todos' && role !== 'admin') {
    throw problem({
      code: 'sin-permiso',
      status: 403,
      title: 'Las vistas de todos las guarda quien administra',
    });
  }
  if (ambito === 'equipo' && role === 'cliente')
    throw problem({ code: 'sin-permiso', status: 403, title: 'No tienes equipo' });
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
    acciones: isEditableView(fila, viewer) ? ['editar', 'borrar'] : [],
  };
}
