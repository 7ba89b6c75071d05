import type { BodyOf, clientes } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { requirePerson } from '../../platform/calling-key.ts';
import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import { countForeignCode } from '../../platform/foreign-codes.ts';
import { annulCorreos } from '../../platform/outbox/outbox.repository.ts';
import {
  invalidData,
  notFound,
  type ProblemError,
  problem,
  versionAntigua,
} from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { checkDatos, type Datos } from './datos.ts';
import {
  countContratosEnVigor,
  type Fila,
  findByNif,
  findComercialAsignable,
  findComercialPropio,
  insertCliente,
  lockCliente,
  updateCliente,
} from './escritura.repository.ts';
import { findFicha } from './ficha.repository.ts';
import { respuestaCliente } from './respuestas.ts';

export async function readCliente(db: Db, viewer: Viewer, id: string): Promise<clientes.Cliente> {
  const ficha = await findFicha(db, viewer, id);
  // Only sellers still see a deleted client, in order to restore it.
  if (ficha === undefined || (viewer.role === 'cliente' && ficha.estado === 'borrado')) throw notFound();
  return respuestaCliente(ficha, viewer);
}

export async function createCliente(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof clientes.create>,
): Promise<clientes.Cliente> {
  soloQuienVende(viewer);
  const datos = checkDatos(body);
  const id = await conNifUnico({
    db,
    viewer,
    nif: datos.nif,
    tarea: (trx) => altaDeCliente(trx, viewer, datos),
  });
  return readCliente(db, viewer, id);
}

/** Inserts the row and its entry in the audit. The data have been checked. */
export async function altaDeCliente(trx: Db, viewer: Viewer, datos: Datos): Promise<string> {
  const { tipo = 'empresa', nombre = '', comercialId, ...resto } = datos;
  const suComercial = comercialId === undefined ? await findComercialPropio(trx, viewer) : comercialId;
  await checkComercial(trx, viewer, suComercial);
  const fila = { ...resto, tipo, nombre, comercialId: suComercial };
  const id = await insertCliente(trx, fila);
  await insertAuditoria(trx, { ...sobre(viewer, id), accion: 'crear', despues: fila });
  return id;
}

export async function changeCliente({
  db,
  viewer,
  id,
  body: { version, ...body },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof clientes.update>;
}): Promise<clientes.Cliente> {
  soloQuienVende(viewer);
  const cambios = checkDatos(body);
  await conNifUnico({
    db,
    viewer,
    nif: cambios.nif,
    tarea: async (trx) => {
      const fila = await lockVigente(trx, viewer, id);
      if (fila.version !== version) {
        const actual = { ...(await readCliente(trx, viewer, id)), comercialId: fila.comercialId };
        throw versionAntigua(fila.version, actual, cambios);
      }
      await writeCliente({ trx, viewer, fila, cambios });
    },
  });
  return readCliente(db, viewer, id);
}

/** Updates a locked row and records it in the audit. The data have been checked. */
export async function writeCliente({
  trx,
  viewer,
  fila,
  cambios,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly cambios: Datos;
}): Promise<{ readonly version: number }> {
  if (cambios.comercialId !== undefined && cambios.comercialId !== fila.comercialId) {
    requirePerson('Pasar un cliente a otro comercial lo hace una persona, no una clave');
    await checkComercial(trx, viewer, cambios.comercialId);
  }
  const escrito = await updateCliente(trx, fila.id, cambios);
  await auditChange(trx, { ...sobre(viewer, fila.id), antes: fila, cambios });
  return escrito;
}

/** Deletes a client and answers its state before. */
export async function deleteCliente(trx: Db, viewer: Viewer, id: string): Promise<Fila> {
  soloQuienVende(viewer);
  const fila = await lockVigente(trx, viewer, id);
  const enVigor = await countContratosEnVigor(trx, fila.id);
  if (enVigor > 0) {
    const cuantos = enVigor === 1 ? 'un contrato firmado' : `${enVigor} contratos firmados`;
    throw problem({
      code: 'cliente-con-contratos',
      status: 409,
      title: `Tiene ${cuantos} y en vigor o en trámite: no se puede borrar`,
    });
  }
  await updateCliente(trx, fila.id, { borradoEn: new Date() });
  // Their links for documents open nothing from here on.
  await annulCorreos(trx, fila.id, ['documentos']);
  await insertAuditoria(trx, { ...sobre(viewer, fila.id), accion: 'borrar' });
  return fila;
}

export async function restoreCliente(db: Db, viewer: Viewer, id: string): Promise<clientes.Cliente> {
  soloQuienVende(viewer);
  const { nif } = await readCliente(db, viewer, id);
  await conNifUnico({
    db,
    viewer,
    nif,
    tarea: async (trx) => {
      const fila = await lockCliente(trx, viewer, id);
      if (fila === undefined || fila.suprimidoEn !== null) throw notFound();
      if (fila.fusionadoEnId !== null) {
        throw problem({
          code: 'cliente-fusionado',
          status: 409,
          title: 'Este cliente se fusionó con otro: sus datos están en aquel',
        });
      }
      if (fila.borradoEn === null) return;
      await updateCliente(trx, fila.id, { borradoEn: null });
      await insertAuditoria(trx, { ...sobre(viewer, fila.id), accion: 'restaurar' });
    },
  });
  return readCliente(db, viewer, id);
}

/** Locks the row of a client that is on the lists. Nobody may change blocked data. */
export async function lockVigente(trx: Db, viewer: Viewer, id: string): Promise<Fila> {
  const fila = await lockCliente(trx, viewer, id);
  if (fila === undefined || fila.borradoEn !== null) throw notFound();
  if (fila.datosBloqueadosEn !== null) {
    throw problem({
      code: 'datos-bloqueados',
      status: 409,
      title: 'Los datos de este cliente están bloqueados: no se cambian',
    });
  }
  return fila;
}

export function sobre({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'cliente', entidadId } as const;
}

/** A seller may not leave a client without representative, because they would lose sight of it. */
async function checkComercial(trx: Db, viewer: Viewer, comercialId: string | null | undefined) {
  if (comercialId === undefined || (comercialId === null && viewer.role === 'admin')) return;
  if (comercialId !== null && (await findComercialAsignable(trx, viewer, comercialId))) return;
  throw invalidData({ comercialId: 'No existe ese comercial en tu equipo' });
}

const NIF_REPETIDO = '23505';

/**
 * Runs a transaction whose client must be the only one with its NIF; the unique index tells two at once apart.
 */
async function conNifUnico<T>({
  db,
  viewer,
  nif,
  tarea,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly nif: string | null | undefined;
  readonly tarea: (trx: Db) => Promise<T>;
}): Promise<T> {
  try {
    return await db.transaction().execute(tarea);
  } catch (error) {
    if (errorCode(error) !== NIF_REPETIDO || !nif) throw error;
    throw await nifRepetido(db, viewer, nif);
  }
}

/** The refusal links to the client that has the NIF for whoever may see it; nobody else learns whose it is. */
async function nifRepetido(db: Db, viewer: Viewer, nif: string): Promise<ProblemError> {
  const mismoNif = await findByNif(db, viewer, nif);
  const mostrado = mismoNif?.visible ? { id: mismoNif.id, nombre: mismoNif.nombre } : undefined;
  if (!mostrado) await countForeignCode(db, viewer);
  const texto = mostrado
    ? `Ya lo tiene ${mostrado.nombre}`
    : 'Ya hay un cliente con este NIF: habla con administración';
  return problem({
    code: 'nif-repetido',
    status: 409,
    title: 'Ya hay un cliente con ese NIF',
    extra: {
      errors: { nif: texto },
      ...(mostrado && { datos: { cliente: mostrado } }),
    },
  });
}
