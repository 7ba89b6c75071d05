import { inicio } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import type { Mailer } from '../../platform/mail.ts';
import { route } from '../../platform/route.ts';
import { listTareas, summarizeInicio } from './inicio.service.ts';
import { readFirstSteps } from './primeros-pasos.service.ts';

export function inicioRoutes(
  app: FastifyInstance,
  { db, mail }: { readonly db: Db; readonly mail: Mailer },
): void {
  route(app, inicio.summary, ({ viewer }) => summarizeInicio(db, viewer));
  route(app, inicio.tareas, async ({ viewer }) => ({ tareas: await listTareas(db, viewer) }));
  route(app, inicio.firstSteps, async ({ viewer }) => ({
    pasos: await readFirstSteps({ db, mail }, viewer),
  }));
}
