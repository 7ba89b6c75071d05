import { correosDeMuestra } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { enforceLimit } from '../../../platform/limits.ts';
import { route } from '../../../platform/route.ts';
import { type Deps, readSampleMail, sendSampleMail } from './sample-mail.service.ts';

/** Nobody fills their own mailbox by mistake. */
const SAMPLES_PER_HOUR = 10;

export function sampleMailRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, correosDeMuestra.get, ({ params }) => readSampleMail(deps, params));
  route(app, correosDeMuestra.send, async ({ params, viewer, reply }) => {
    const bounded = { of: ['correo-de-prueba', viewer.id], seconds: 3600, max: SAMPLES_PER_HOUR };
    await enforceLimit({ db: deps.db, reply, bounded });
    return sendSampleMail(deps, viewer, params);
  });
}
