import { evidencias } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { addressKey, enforceLimit } from '../../platform/limits.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { isUuid } from '../../platform/uuid.ts';
import { checkEvidencia } from './evidencias.service.ts';

/** A person checks a few papers a minute, and guessing identifiers takes far more. */
const PER_MINUTE = 60;

/** The calls by which anybody checks a paper of evidence. */
export function evidenciasRoutes(app: FastifyInstance, db: Db): void {
  const limit = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    const of = ['evidencia', addressKey(request.ip)];
    await enforceLimit({ db, reply, bounded: { of, seconds: 60, max: PER_MINUTE } });
  };
  route(app, evidencias.verify, async (call) => {
    await limit(call);
    if (!isUuid(call.params.id)) throw notFound();
    return checkEvidencia(db, { id: call.params.id });
  });
  route(app, evidencias.findByHuella, async (call) => {
    await limit(call);
    return checkEvidencia(db, { pdfSha256: Buffer.from(call.params.sha256, 'hex') });
  });
}
