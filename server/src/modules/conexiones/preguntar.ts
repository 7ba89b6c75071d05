import { createHash } from 'node:crypto';
import { conexiones } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import { ask, TooLongError } from '../../platform/outgoing/ask.ts';
import { ForbiddenAddressError, type Network } from '../../platform/outgoing/post.ts';
import {
  ConexionError,
  NOMBRES,
  type Pregunta,
  type Preguntar,
  type Respuesta,
} from './conectores/conector.ts';
import { findLlamada, recordLlamada, reserveLlamada } from './conexiones.repository.ts';

/** Datadis takes minutes at times. */
const PATIENCE_MS = 180_000;
const ANSWER_BYTES = 20 * 1024 ** 2;
const A_DAY_MINUTES = 24 * 60;
const AN_HOUR_MINUTES = 60;
const TOO_MANY = 429;

export type Preguntador = {
  readonly db: Db;
  readonly network?: Network | undefined;
  readonly id: conexiones.IdDeConexion;
  readonly cupoDiario: number;
  /** Nobody waits for the answer, so that a part of the quota is left to people. */
  readonly deFondo: boolean;
  /** The leave by which it is asked; what is kept of the answer goes with it. */
  readonly permisoId: string | null;
};

/**
 * Makes the calls of a connection: each counts for the quota of its day, and what it answers is not asked again in 24 hours, as
 * Datadis wants it. The one way out for all of them.
 */
export function preguntarBy(preguntador: Preguntador): Preguntar {
  return async (pregunta) => {
    if (pregunta.opens) return requireAnswer(preguntador, await goOut(preguntador, pregunta));
    const { db, id, permisoId } = preguntador;
    const clave = createHash('sha256')
      .update(`${pregunta.url}\n${pregunta.body ?? ''}`)
      .digest();
    const known = await findLlamada(db, { conexion: id, clave });
    if (known?.cuerpo) return { status: known.status ?? 200, cuerpo: known.cuerpo };
    if (known?.status === TOO_MANY) throw asksToWait(id);
    const llamada = await reserveLlamada(db, { conexion: id, clave, permisoId }, maxOf(preguntador));
    if (llamada === undefined)
      throw new ConexionError(spentOf(preguntador), { restMinutes: AN_HOUR_MINUTES });
    const respuesta = await goOut(preguntador, pregunta);
    const kept = respuesta.status < 300 ? respuesta.cuerpo : null;
    await recordLlamada(db, llamada, { status: respuesta.status, cuerpo: kept });
    return requireAnswer(preguntador, respuesta);
  };
}

export function maxOf({ cupoDiario, deFondo }: Pick<Preguntador, 'cupoDiario' | 'deFondo'>): number {
  return deFondo ? Math.floor(cupoDiario * (1 - conexiones.RESERVA_PARA_PERSONAS)) : cupoDiario;
}

export function spentOf({ id, cupoDiario }: Pick<Preguntador, 'id' | 'cupoDiario'>): string {
  return `Hoy no quedan llamadas a ${NOMBRES[id]} de las ${cupoDiario.toLocaleString('es-ES')} de cada día`;
}

function asksToWait(id: conexiones.IdDeConexion): ConexionError {
  const message = `${NOMBRES[id]} ya ha contestado a eso en las últimas 24 horas, y pide esperar`;
  return new ConexionError(message, { restMinutes: A_DAY_MINUTES });
}

async function goOut(
  { network, id }: Preguntador,
  { method = 'GET', url, headers = {}, body }: Pregunta,
): Promise<Respuesta> {
  const servicio = NOMBRES[id];
  try {
    const { status, body: cuerpo } = await ask({
      method,
      url,
      headers: { 'user-agent': 'Vatio/1', ...headers },
      ...(body !== undefined && { body }),
      ...(network && { network }),
      patienceMs: PATIENCE_MS,
      maxBytes: ANSWER_BYTES,
    });
    return { status, cuerpo };
  } catch (cause) {
    if (cause instanceof ForbiddenAddressError)
      throw new ConexionError(`La dirección de ${servicio} lleva a ${cause.where}: cámbiala en Ajustes`, {
        isLasting: true,
        cause,
      });
    if (cause instanceof TooLongError)
      throw new ConexionError(`${servicio} responde más de lo que se admite`, { isLasting: true, cause });
    if (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name))
      throw new ConexionError(`${servicio} tarda demasiado en responder`, { cause });
    if (['ENOTFOUND', 'EAI_AGAIN'].includes(errorCode(cause) ?? ''))
      throw new ConexionError(`Nadie conoce la dirección de ${servicio}`, { cause });
    throw new ConexionError(`No se puede conectar con ${servicio}, o ha cortado en medio`, { cause });
  }
}

/** What a connector reads: an answer, or that there is none. */
function requireAnswer({ id }: Preguntador, respuesta: Respuesta): Respuesta {
  const { status } = respuesta;
  if ((status >= 200 && status < 300) || status === 404) return respuesta;
  const servicio = NOMBRES[id];
  if (status === 401 || status === 403)
    throw new ConexionError(`${servicio} no admite el usuario o la clave: míralos en Ajustes`, {
      isLasting: true,
    });
  if (status === TOO_MANY) throw asksToWait(id);
  if (status >= 500) throw new ConexionError(`${servicio} no está disponible (responde ${status})`);
  throw new ConexionError(`${servicio} lo rechaza (responde ${status})`, { isLasting: true });
}
