import type { FastifyRequest } from 'fastify';
import type { Origin } from './sesion.repository.ts';

/** A `User-Agent` is what anybody writes; a longer one than browsers send is cut. */
const AGENT_LENGTH = 400;

export function originOf({ ip, headers }: FastifyRequest): Origin {
  return { direccion: ip, agente: headers['user-agent']?.slice(0, AGENT_LENGTH) ?? null };
}
