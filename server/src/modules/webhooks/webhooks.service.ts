import { randomUUID } from 'node:crypto';
import { type BodyOf, type ResponseOf, webhooks } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { addressRefusal } from '../../platform/outgoing/address-refusal.ts';
import type { Network } from '../../platform/outgoing/post.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { sealSecret } from '../../platform/sealed-secret.ts';
import { isUuid } from '../../platform/uuid.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { findEntrega, insertEntrega, listEntregas, queueEntregaAgain } from './entregas.repository.ts';
import { respuestaEntrega } from './respuestas.ts';
import { newWebhookSecret } from './signature.ts';
import { findWebhook, insertWebhook, updateWebhook } from './webhooks.repository.ts';

type Change = { readonly db: Db; readonly viewer: Viewer; readonly id: string };

export async function createWebhook(
  {
    db,
    secret,
    network,
  }: { readonly db: Db; readonly secret: string; readonly network?: Network | undefined },
  viewer: Viewer,
  { url, eventos }: BodyOf<typeof webhooks.create>,
): Promise<ResponseOf<typeof webhooks.create>> {
  const refusal = addressRefusal(url, network);
  if (refusal !== undefined) throw invalidData({ url: refusal });
  const id = randomUUID();
  const secreto = newWebhookSecret();
  const kept = { url, eventos: [...new Set(eventos)] };
  await db.transaction().execute(async (trx) => {
    await insertWebhook(trx, { ...kept, id, secreto: sealSecret(secret, id, Buffer.from(secreto)) });
    await insertAuditoria(trx, {
      ...auditOf(viewer, id),
      accion: 'crear',
      despues: { url, eventos: kept.eventos.join(', ') },
    });
  });
  return { webhook: await requireWebhook(db, id), secreto };
}

export async function changeWebhook(
  { db, viewer, id }: Change,
  changes: BodyOf<typeof webhooks.update>,
): Promise<webhooks.Webhook> {
  return db.transaction().execute(async (trx) => {
    const before = await requireWebhook(trx, id);
    if (Object.keys(changes).length === 0) return before;
    await updateWebhook(trx, id, changes);
    const after = await requireWebhook(trx, id);
    await insertAuditoria(trx, {
      ...auditOf(viewer, id),
      accion: 'cambiar',
      antes: stateOf(before),
      despues: stateOf(after),
    });
    return after;
  });
}

export async function removeWebhook({ db, viewer, id }: Change): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { url } = await requireWebhook(trx, id);
    await updateWebhook(trx, id, { activo: false, borradoEn: new Date(), secreto: Buffer.alloc(0) });
    await insertAuditoria(trx, { ...auditOf(viewer, id), accion: 'borrar', antes: { url } });
  });
}

export async function testWebhook({ db, id }: Change): Promise<webhooks.Entrega> {
  const { activo } = await requireWebhook(db, id);
  if (!activo) throw invalidData({ activo: 'Está en pausa: reanúdalo para probarlo' });
  return requireEntrega(db, id, await insertEntrega(db, id, webhooks.PRUEBA));
}

export async function readEntregas(db: Db, id: string): Promise<ResponseOf<typeof webhooks.deliveries>> {
  await requireWebhook(db, id);
  return { rows: (await listEntregas(db, id)).map(respuestaEntrega) };
}

/** Repeating what is about to be sent anyway changes nothing. */
export async function repeatEntrega(db: Db, id: string, entregaId: string): Promise<webhooks.Entrega> {
  await requireWebhook(db, id);
  await requireEntrega(db, id, entregaId);
  await queueEntregaAgain(db, id, entregaId);
  return requireEntrega(db, id, entregaId);
}

async function requireWebhook(db: Db, id: string): Promise<webhooks.Webhook> {
  const webhook = isUuid(id) ? await findWebhook(db, id) : undefined;
  if (!webhook) throw notFound();
  return webhook;
}

async function requireEntrega(db: Db, webhookId: string, id: string): Promise<webhooks.Entrega> {
  const entrega = isUuid(id) ? await findEntrega(db, webhookId, id) : undefined;
  if (!entrega) throw notFound();
  return respuestaEntrega(entrega);
}

const stateOf = ({ eventos, activo }: webhooks.Webhook) => ({ eventos: eventos.join(', '), activo });

function auditOf(viewer: Viewer, entidadId: string) {
  return { usuarioId: viewer.id, entidad: 'webhook', entidadId } as const;
}
