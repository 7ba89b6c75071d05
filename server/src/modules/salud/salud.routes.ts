import { endpoint } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { sinBaseDeDatos } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';

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

const openapi = endpoint({
  method: 'GET',
  path: '/v1/openapi.json',
  access: 'public',
  summary: 'Este documento',
  wholeForClients: 'It describes the calls and holds no data.',
});

export function saludRoutes(app: FastifyInstance, db: Db): void {
  route(app, salud, async () => {
    try {
      await sql`SELECT 1`.execute(db);
    } catch (error) {
      app.log.error(error);
      throw sinBaseDeDatos();
    }
    return { estado: 'bien' as const };
  });
  route(app, openapi, () => app.swagger());
}
