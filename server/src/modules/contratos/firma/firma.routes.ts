import { timingSafeEqual } from 'node:crypto';
import { firmaDeContrato } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { addressKey, enforceLimit } from '../../../platform/limits.ts';
import { problem } from '../../../platform/problems.ts';
import { route } from '../../../platform/route.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import { findSettings } from '../../../platform/signature/settings.repository.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { checkFirma, readFirma, sendToSign } from './envio.service.ts';
import { makeDueByProvider } from './envios.repository.ts';

/** A house with many contracts at once is told of each several times, and guessing a secret takes far more. */
const NOTICES_PER_MINUTE = 600;

export function firmaRoutes(app: FastifyInstance, db: Db): void {
  route(app, firmaDeContrato.get, ({ params, viewer }) => readFirma({ db, viewer, id: params.id }));
  route(app, firmaDeContrato.send, ({ params, body, viewer }) =>
    sendToSign({ db, viewer, id: params.id }, body),
  );
  route(app, firmaDeContrato.check, ({ params, viewer }) => checkFirma({ db, viewer, id: params.id }));
  route(app, firmaDeContrato.notice, async ({ params: { marcaId }, body: { data }, request, reply }) => {
    const of = ['aviso-de-firma', addressKey(request.ip)];
    await enforceLimit({ db, reply, bounded: { of, seconds: 60, max: NOTICES_PER_MINUTE } });
    await requireNoticeOf(db, marcaId, request.headers[firmaDeContrato.NOTICE_HEADER]);
    const id = data.submission_id ?? data.id;
    if (id !== undefined) await makeDueByProvider(db, marcaId, String(id));
  });
}

/** A brand that does not exist is refused as a wrong secret is. */
async function requireNoticeOf(db: Db, marcaId: string, given: string | string[] | undefined): Promise<void> {
  const settings = isUuid(marcaId) ? await findSettings(db, marcaId) : undefined;
  const expected = settings?.secretoHash ?? Buffer.alloc(32);
  const isRight = timingSafeEqual(hashOfToken(typeof given === 'string' ? given : ''), expected);
  if (!settings || !isRight)
    throw problem({
      code: 'aviso-sin-secreto',
      status: 401,
      title: 'El aviso no trae el secreto de la marca',
    });
}
