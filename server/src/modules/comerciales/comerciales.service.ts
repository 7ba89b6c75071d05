import type { BodyOf, comerciales } from '@vatio/contract/endpoints';
import { parseNif, parseTelefono } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import { issueProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { setState } from '../usuarios/usuarios.service.ts';
import { findFicha } from './comerciales.repository.ts';
import { deleteUnusedAccount } from './cuenta-sin-estrenar.ts';
import {
  cadenaHaciaArriba,
  type Fila,
  findByNif,
  insertComercial,
  lockComercial,
  lockJerarquia,
  updateComercial,
} from './escritura.repository.ts';
import { cicloEnLaJerarquia, circuloDe } from './jerarquia.ts';
import { respuestaComercial } from './respuestas.ts';
import { readRunning } from './traspaso.repository.ts';

export async function readComercial(db: Db, viewer: Viewer, id: string): Promise<comerciales.Comercial> {
  const ficha = await findFicha(db, viewer, id);
  if (ficha === undefined) throw notFound();
  return respuestaComercial(ficha, viewer);
}

type Datos = Partial<BodyOf<typeof comerciales.create>>;

function checkDatos({ telefono, ...escritos }: Datos): Datos {
  const datos: Datos =
    telefono === undefined
      ? escritos
      : { ...escritos, telefono: telefono && (parseTelefono(telefono) ?? telefono) };
  if (!datos.nif) return datos.nif === '' ? { ...datos, nif: null } : datos;
  const nif = parseNif(datos.nif);
  if (!nif.ok) throw issueProblem({ ...nif.issue, part: 'nif' });
  return { ...datos, nif: nif.value.normalizado };
}

export async function createComercial(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof comerciales.create>,
): Promise<comerciales.Comercial> {
  const datos = checkDatos(body);
  const id = await conNifUnico(db, datos, async (trx) => {
    await lockJerarquia(trx);
    await requireResponsable(trx, datos.responsableId);
    const nuevo = await insertComercial(trx, { ...datos, nombre: body.nombre });
    await insertAuditoria(trx, { ...sobre(viewer, nuevo), accion: 'crear', despues: datos });
    return nuevo;
  });
  return readComercial(db, viewer, id);
}

export async function changeComercial({
  db,
  viewer,
  id,
  body: { version, ...body },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof comerciales.update>;
}): Promise<comerciales.Comercial> {
  const cambios = checkDatos(body);
  await conNifUnico(db, cambios, async (trx) => {
    if (cambios.responsableId !== undefined) await lockJerarquia(trx);
    const fila = await lockExistente(trx, id);
    if (fila.version !== version) throw versionAntigua(fila.version, fila, cambios);
    await checkResponsable(trx, fila, cambios.responsableId);
    await updateComercial(trx, id, cambios);
    await auditChange(trx, { ...sobre(viewer, id), antes: fila, cambios });
  });
  return readComercial(db, viewer, id);
}

/** The other manager has to work here, and not below the representative. The caller holds the tree. */
export async function checkResponsable(
  trx: Db,
  fila: Fila,
  responsableId: string | null | undefined,
): Promise<void> {
  if (typeof responsableId !== 'string' || responsableId === fila.responsableId) return;
  await requireResponsable(trx, responsableId);
  const circulo = circuloDe(fila, await cadenaHaciaArriba(trx, responsableId));
  if (circulo) throw cicloEnLaJerarquia(circulo);
}

/** A representative can only leave once no client would be left without anybody to look after it. */
export async function endComercial(db: Db, viewer: Viewer, id: string): Promise<comerciales.Comercial> {
  await db.transaction().execute(async (trx) => {
    await lockJerarquia(trx);
    await endWork(trx, viewer, await lockExistente(trx, id));
  });
  return readComercial(db, viewer, id);
}

/** The caller holds the tree and the row. */
export async function endWork(trx: Db, viewer: Viewer, fila: Fila): Promise<void> {
  const { puntos, equipo, propuestasAbiertas } = await readComercial(trx, viewer, fila.id);
  // Deleted clients count too, because they may be restored.
  const { clientes } = await readRunning(trx, fila.id);
  if (clientes + puntos + equipo + propuestasAbiertas > 0) {
    throw problem({
      code: 'comercial-con-cartera',
      status: 409,
      title: 'Aún tiene cartera o equipo: traspásalos antes',
      extra: {
        detail: `${clientes} clientes, ${puntos} puntos, ${propuestasAbiertas} propuestas abiertas y ${equipo} personas a su cargo`,
        datos: { clientes, puntos, propuestasAbiertas, equipo },
      },
    });
  }
  if (fila.baja !== null) return;
  if (fila.usuarioId && !(await deleteUnusedAccount(trx, fila))) {
    await setState(trx, viewer, { id: fila.usuarioId, estado: 'bloqueado' });
  }
  await writeEnd({ trx, viewer, fila, baja: today() });
}

export async function reactivateComercial(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<comerciales.Comercial> {
  await db.transaction().execute(async (trx) => {
    await takeUpWork(trx, viewer, await lockExistente(trx, id));
  });
  return readComercial(db, viewer, id);
}

/** The caller holds the row. */
export async function takeUpWork(trx: Db, viewer: Viewer, fila: Fila): Promise<void> {
  if (fila.baja === null) return;
  if (fila.usuarioId) await setState(trx, viewer, { id: fila.usuarioId, estado: 'activo' });
  await writeEnd({ trx, viewer, fila, baja: null });
}

async function writeEnd({
  trx,
  viewer,
  fila,
  baja,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly baja: string | null;
}): Promise<void> {
  await updateComercial(trx, fila.id, { baja });
  const accion = baja === null ? 'reactivar' : 'dar-de-baja';
  await auditChange(trx, { ...sobre(viewer, fila.id), accion, antes: fila, cambios: { baja } });
}

export async function lockExistente(trx: Db, id: string): Promise<Fila> {
  const fila = await lockComercial(trx, id);
  if (fila === undefined) throw notFound();
  return fila;
}

export function sobre({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'comercial', entidadId } as const;
}

async function requireResponsable(trx: Db, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const responsable = await lockComercial(trx, id);
  if (responsable === undefined || responsable.baja !== null) {
    throw invalidData({ responsableId: 'No existe ese comercial, o ya no trabaja aquí' });
  }
}

const NIF_REPETIDO = '23505';

async function conNifUnico<T>(db: Db, { nif }: Datos, tarea: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(tarea);
  } catch (error) {
    if (errorCode(error) !== NIF_REPETIDO || !nif) throw error;
    const mismoNif = await findByNif(db, nif);
    throw problem({
      code: 'nif-repetido',
      status: 409,
      title: 'Ya hay un comercial con ese NIF',
      extra: {
        errors: { nif: `Ya lo tiene ${mismoNif?.nombre ?? 'otro comercial'}` },
        ...(mismoNif && { datos: { comercial: mismoNif } }),
      },
    });
  }
}
