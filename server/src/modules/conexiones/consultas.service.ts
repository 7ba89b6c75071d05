import { type BodyOf, conexiones } from '@vatio/contract/endpoints';
import { isCupsDeGas, motivoDeGas, parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { issueProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { isPuntoVisible } from '../puntos-suministro/ficha.repository.ts';
import { foreignPunto } from '../puntos-suministro/puntos-suministro.service.ts';
import { NOMBRES } from './conectores/conector.ts';
import { countLlamadas, type FilaDeConexion, findConexion, listConexiones } from './conexiones.repository.ts';
import { findConsulta, findLast, insertConsulta, isKnown } from './consultas.repository.ts';
import { findVigente } from './permisos.repository.ts';
import { spentOf } from './preguntar.ts';

/** A supply that may be nueva for: of electricity, and no other representative's. */
async function requireOwnCups(db: Db, viewer: Viewer, texto: string): Promise<string> {
  const read = parseCups(texto);
  if (!read.ok) throw issueProblem({ ...read.issue, part: 'cups' });
  const { cups } = read.value;
  if (isCupsDeGas(cups)) throw invalidData({ cups: motivoDeGas(cups) ?? 'Es un CUPS de gas' });
  if ((await isKnown(db, cups)) && !(await isPuntoVisible(db, viewer, cups)))
    throw await foreignPunto(db, viewer, cups);
  return cups;
}

/** What may be nueva of a supply, and what was nueva last; of the connections that are on. */
export async function readDeSuministro(
  db: Db,
  viewer: Viewer,
  texto: string,
): Promise<conexiones.DeSuministro> {
  const cups = await requireOwnCups(db, viewer, texto);
  const vigente = await findVigente(db, cups);
  const puestas = (await listConexiones(db)).filter(
    ({ id, activa }) => activa && conexiones.CONEXIONES[id].deSuministro,
  );
  return {
    cups,
    conexiones: await Promise.all(
      conexiones.IDS.flatMap((id) => puestas.filter((fila) => fila.id === id)).map(async (fila) => ({
        id: fila.id,
        permiso: permisoFor(fila, vigente),
        permisoHasta: vigente?.hasta ?? null,
        quedan: Math.max(0, fila.cupoDiario - (await countLlamadas(db, fila.id))),
        ultima: (await findLast(db, viewer, { conexion: fila.id, cups })) ?? null,
      })),
    ),
  };
}

function permisoFor({ sinPermiso }: FilaDeConexion, vigente: object | undefined) {
  if (vigente) return 'del-titular';
  return sinPermiso ? 'de-la-casa' : 'falta';
}

/** Leaves a supply to be nueva for, at once. */
export async function askForCups(
  db: Db,
  viewer: Viewer,
  { cups: texto, conexion }: BodyOf<typeof conexiones.ask>,
): Promise<conexiones.Consulta> {
  const cups = await requireOwnCups(db, viewer, texto);
  const fila = await findConexion(db, conexion);
  if (!fila?.activa) {
    const title = `La conexión con ${NOMBRES[conexion]} no está puesta`;
    throw problem({ code: 'conexion-apagada', status: 409, title });
  }
  const vigente = await findVigente(db, cups);
  if (permisoFor(fila, vigente) === 'falta') {
    const title = 'El titular del suministro no ha dado permiso para traer sus datos';
    throw problem({ code: 'sin-permiso', status: 409, title });
  }
  if (!fila.demo && (await countLlamadas(db, conexion)) >= fila.cupoDiario)
    throw problem({ code: 'cupo-agotado', status: 429, title: spentOf(fila) });
  const id = await db.transaction().execute(async (trx) => {
    const nueva = { conexion, cups, permisoId: vigente?.id ?? null, usuarioId: viewer.id, deFondo: false };
    const id = await insertConsulta(trx, nueva);
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'punto-suministro',
      entidadId: cups,
      accion: 'pedir-datos',
      despues: { origen: NOMBRES[conexion] },
    });
    return id;
  });
  return (await findConsulta(db, viewer, id))!;
}

export async function readConsulta(db: Db, viewer: Viewer, id: string): Promise<conexiones.Consulta> {
  const consulta = await findConsulta(db, viewer, id);
  if (!consulta) throw notFound();
  return consulta;
}
