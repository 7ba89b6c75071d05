import { type BodyOf, conexiones } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { addressRefusal } from '../../platform/outgoing/address-refusal.ts';
import { invalidData } from '../../platform/problems.ts';
import { sealSecret } from '../../platform/sealed-secret.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { accesoOf, type ConexionDeps, ownerOf, placeOfKey } from './acceso.service.ts';
import { ConexionError } from './conectores/conector.ts';
import { check } from './conectores/conectores.ts';
import {
  countLlamadas,
  deleteConexion,
  type FilaDeConexion,
  findConexion,
  listConexiones,
  saveConexion,
} from './conexiones.repository.ts';
import { countPending, findLast } from './consultas.repository.ts';
import { preguntarBy } from './preguntar.ts';

type IdDeConexion = conexiones.IdDeConexion;
type Body = BodyOf<typeof conexiones.update>;

export async function listOfConexiones(deps: ConexionDeps, viewer: Viewer): Promise<conexiones.Conexion[]> {
  const filas = new Map((await listConexiones(deps.db)).map((fila) => [fila.id, fila]));
  return Promise.all(conexiones.IDS.map((id) => toConexion(deps, viewer, { id, fila: filas.get(id) })));
}

async function toConexion(
  deps: ConexionDeps,
  viewer: Viewer,
  { id, fila }: { readonly id: IdDeConexion; readonly fila: FilaDeConexion | undefined },
): Promise<conexiones.Conexion> {
  const { direccion, usuario, cupoDiario } = conexiones.CONEXIONES[id];
  const diario = fila?.cupoDiario ?? cupoDiario;
  const hechas = await countLlamadas(deps.db, id);
  const ultima = await findLast(deps.db, viewer, { conexion: id });
  const given = deps.services?.[id];
  return {
    id,
    puesta: fila !== undefined,
    activa: fila?.activa ?? false,
    demo: fila?.demo ?? false,
    direccion: fila?.direccion ?? given?.direccion ?? direccion ?? null,
    usuario: usuario ? (fila?.usuario ?? given?.usuario ?? null) : null,
    clave: placeOfKey(deps, id, fila),
    sinPermiso: fila?.sinPermiso ?? false,
    cupo: { diario, hechas, quedan: Math.max(0, diario - hechas) },
    pendientes: await countPending(deps.db, id),
    ultima: ultima ?? null,
  };
}

/** Keeps the settings of a connection, once it answers to them where a try costs nothing. */
export async function writeConexion(
  deps: ConexionDeps,
  { viewer, id }: { readonly viewer: Viewer; readonly id: IdDeConexion },
  body: Body,
): Promise<conexiones.Conexion> {
  const { db } = deps;
  const before = await findConexion(db, id);
  const fila = rowOf(deps, { viewer, id }, { body, before });
  if (fila.activa && !fila.demo) await requireReach(deps, fila);
  await db.transaction().execute(async (trx) => {
    await saveConexion(trx, fila);
    const toldOf = ({ activa, demo, direccion, cupoDiario, sinPermiso }: typeof fila) => ({
      activa,
      demo,
      url: direccion,
      cupoDiario,
      sinPermiso,
    });
    await insertAuditoria(trx, {
      ...auditOf(viewer, id),
      accion: 'cambiar-conexion',
      antes: before ? toldOf(before) : null,
      despues: toldOf(fila),
    });
  });
  return toConexion(deps, viewer, { id, fila: await findConexion(db, id) });
}

type Changing = { readonly viewer: Viewer; readonly id: IdDeConexion };

function rowOf(
  deps: ConexionDeps,
  { viewer, id }: Changing,
  { body, before }: { readonly body: Body; readonly before: FilaDeConexion | undefined },
): Omit<FilaDeConexion, 'cambiadaEn'> {
  const usual = conexiones.CONEXIONES[id];
  const given = deps.services?.[id];
  const direccion = body.direccion ?? before?.direccion ?? given?.direccion ?? usual.direccion;
  if (direccion === undefined && !body.demo)
    throw invalidData({ direccion: 'Escribe la dirección del servicio' });
  if (direccion !== undefined) requireAddress(deps, id, direccion);
  // A key is never sent to an address other than the one that it was given for.
  const isSamePlace = before !== undefined && before.direccion === direccion;
  const kept = isSamePlace ? before.clave : null;
  return {
    id,
    activa: body.activa,
    demo: body.demo,
    direccion: direccion ?? '',
    usuario: usual.usuario ? (body.usuario ?? before?.usuario ?? null) : null,
    clave: usual.clave && body.clave ? sealSecret(deps.secret, ownerOf(id), Buffer.from(body.clave)) : kept,
    cupoDiario: body.cupoDiario ?? before?.cupoDiario ?? usual.cupoDiario,
    sinPermiso: id === 'sips' && body.sinPermiso,
    usuarioId: viewer.id,
  };
}

function requireAddress({ network }: ConexionDeps, id: IdDeConexion, direccion: string): void {
  const refusal = addressRefusal(direccion, network);
  if (refusal !== undefined) throw invalidData({ direccion: refusal });
  if (id === 'sips' && !direccion.includes('{cups}'))
    throw invalidData({ direccion: 'La dirección ha de decir dónde va el CUPS: {cups}' });
}

async function requireReach(deps: ConexionDeps, fila: Omit<FilaDeConexion, 'cambiadaEn'>): Promise<void> {
  const acceso = accesoOf(deps, { ...fila, cambiadaEn: '' });
  if (!acceso) throw invalidData({ clave: 'Escribe la clave' });
  if (conexiones.CONEXIONES[fila.id].usuario && fila.id === 'datadis' && !acceso.usuario)
    throw invalidData({ usuario: 'Escribe el usuario, que es el NIF' });
  const { db, network } = deps;
  const { id, cupoDiario } = fila;
  const preguntar = preguntarBy({ db, network, id, cupoDiario, deFondo: false, permisoId: null });
  try {
    await check(id, acceso, preguntar);
  } catch (error) {
    if (!(error instanceof ConexionError)) throw error;
    throw invalidData({ direccion: error.message });
  }
}

export async function removeConexion({ db }: ConexionDeps, { viewer, id }: Changing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findConexion(trx, id);
    if (!before) return;
    await deleteConexion(trx, id);
    await insertAuditoria(trx, {
      ...auditOf(viewer, id),
      accion: 'quitar-conexion',
      antes: { url: before.direccion },
    });
  });
}

function auditOf({ id: usuarioId }: Viewer, id: IdDeConexion) {
  return { usuarioId, entidad: 'conexion', entidadId: id } as const;
}
