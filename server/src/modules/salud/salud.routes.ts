import { endpoint } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { isDiskFull } from '../../platform/disk-full.ts';
import { sinBaseDeDatos, sinEspacio } from '../../platform/problems.ts';
import type { ReplicaReads } from '../../platform/replica-reads.ts';
import { route } from '../../platform/route.ts';
import { readVersion } from '../../platform/version.ts';

/**
 * Supervisors of the process ask for it, and so does a page that has lost the server. Neither uses the typed
 * client, so the endpoint is here and not in the contract.
 */
const salud = endpoint({
  method: 'GET',
  path: '/v1/salud',
  access: 'public',
  summary: 'Dice si el servidor atiende y llega a su base de datos',
  response: z.object({ estado: z.literal('bien') }),
  wholeForClients: 'It says nothing but that the server works.',
});

const vivo = endpoint({
  method: 'GET',
  path: '/v1/salud/vivo',
  access: 'public',
  summary: 'Dice que el proceso vive, y qué versión es; no mira la base de datos',
  response: z.object({ estado: z.literal('vivo'), version: z.string(), commit: z.string().nullable() }),
  wholeForClients: 'It names the version that runs, which is open.',
});

const listo = endpoint({
  method: 'GET',
  path: '/v1/salud/listo',
  access: 'public',
  summary:
    'Dice si se le pueden mandar peticiones: llega a su base de datos, le queda disco y no se está cerrando',
  response: z.object({
    estado: z.literal('listo'),
    replica: z
      .object({
        retrasoSegundos: z.number().nullable().describe('null hasta que la réplica responde'),
        seLee: z.boolean().describe('false mientras su retraso pasa del admitido: se lee de la principal'),
      })
      .optional()
      .describe('Sólo donde hay una réplica'),
  }),
  wholeForClients: 'It says nothing but that calls are answered, and from where.',
});

const openapi = endpoint({
  method: 'GET',
  path: '/v1/openapi.json',
  access: 'public',
  summary: 'Este documento',
  answers: ['application/json'],
  wholeForClients: 'It describes the calls and holds no data.',
});

/** A process that is closing answers every new call with 503, these too. */
export function saludRoutes(app: FastifyInstance, db: Db): void {
  const running = readVersion();
  const reachDatabase = async () => {
    try {
      await sql`SELECT 1`.execute(db);
    } catch (error) {
      app.log.error(error);
      throw sinBaseDeDatos();
    }
  };
  route(app, salud, async () => {
    await reachDatabase();
    return { estado: 'bien' as const };
  });
  route(app, vivo, () => ({ estado: 'vivo' as const, ...running }));
  route(app, listo, async () => {
    await reachDatabase();
    if (isDiskFull()) throw sinEspacio();
    return { estado: 'listo' as const, ...(app.replica && { replica: stateOf(app.replica) }) };
  });
}

/** A replica that is late stops nobody, because the primary answers instead. */
function stateOf({ state: { seconds, isTrusted } }: ReplicaReads) {
  return {
    retrasoSegundos: Number.isFinite(seconds) ? Math.round(seconds * 10) / 10 : null,
    seLee: isTrusted,
  };
}

/** A process that only works answers no call that would be worth describing. */
export function descripcionRoutes(app: FastifyInstance): void {
  route(app, openapi, () => app.swagger());
}
