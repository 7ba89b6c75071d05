import type { BodyOf, contratos } from '@vatio/contract/endpoints';
import type { AccionContrato, QuienActua } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { requireLegalIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { notFound, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import type { Tocado } from './accion-auditada.service.ts';
import {
  alActivar,
  DE_UNO_EN_UNO,
  finishRelevado,
  finishRenovado,
  type Medios,
  type Terminado,
} from './activacion.service.ts';
import { type Cambios, type Fila, lockContrato } from './escritura.repository.ts';
import { getContrato, requireContrato } from './lectura.service.ts';
import type { ContratoLinks } from './links.service.ts';
import { writeMailsOf } from './mails.service.ts';
import { preparePapers } from './papers-of-action.service.ts';
import { type Accion, cambiosDe } from './paso.ts';
import { requireRequisitos } from './requisitos/puerta.service.ts';
import { quienActua } from './respuestas.ts';

/**
 * These actions take a contract further with a client, so the client has to be open to new business. Once the
 * distributor has it, what happened is recorded all the same.
 */
const ABREN: readonly AccionContrato[] = [
  'enviar-por-correo',
  'enviar',
  'enviar-a-firma',
  'firmar',
  'dar-por-firmado',
  'solicitar',
];

/** These actions put a contract, with its mandate, in front of the client. */
const ENVIAN: readonly AccionContrato[] = ['enviar-por-correo', 'enviar', 'enviar-a-firma'];

export async function actOnContrato({
  deps: { db, files, links },
  viewer,
  id,
  body: { version, ...accion },
}: {
  readonly deps: { readonly db: Db; readonly files: FileStore; readonly links: ContratoLinks };
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof contratos.act>;
}): Promise<contratos.Contrato> {
  await requireContrato(db, viewer, id);
  const papers = await preparePapers({ db, files, links }, viewer, { id, accion });
  const cambiado = await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila || fila.borradoEn !== null) throw notFound();
    if (fila.version !== version) return false;
    await applyAction({ trx, fila, accion, contexto: { usuarioId: viewer.id, quien: quienActua(viewer) } });
    await papers.keepSigned?.(trx);
    await writeMailsOf(accion, { trx, viewer, fila, links, ficha: papers.ficha });
    return true;
  });
  const ahora = await getContrato(db, viewer, id);
  if (!cambiado) throw versionAntigua(ahora.version, ahora, {});
  return ahora;
}

type Contexto = {
  /** Null when the house itself records what a provider of signatures tells. */
  readonly usuarioId: string | null;
  readonly quien: QuienActua;
  readonly terminado?: Terminado | undefined;
  readonly medios?: Medios;
};

/**
 * Applies an action to a locked row and records it; an activation also ends the contract that it renews, on
 * that day.
 */
export async function applyAction({
  trx,
  fila,
  accion,
  contexto: { usuarioId, quien, terminado, medios = DE_UNO_EN_UNO },
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly accion: Accion;
  readonly contexto: Contexto;
}): Promise<Tocado[]> {
  const cambios = cambiosDe(fila, accion, quien);
  if (ABREN.includes(accion.accion)) await requireOpenCliente(trx, fila.clienteId);
  if (ENVIAN.includes(accion.accion)) await requireLegalIssuer(trx, fila);
  if (accion.accion === 'firmar') {
    const fechaFirma = cambios.fechaFirma ?? today();
    await requireRequisitos(trx, fila, { fechaFirma, fechaAvalada: quien === 'administra' });
  }
  const tocados: Tocado[] = [];
  let completos: Cambios = cambios;
  if (accion.accion === 'activar') {
    await medios.takeTurn(trx, fila.cups);
    const renovado = await finishRenovado({ trx, fila, fechaBaja: cambios.fechaActivacion!, usuarioId });
    const relevado =
      renovado ?? (await finishRelevado({ trx, fila, cambios, contexto: { usuarioId, terminado, medios } }));
    if (relevado) tocados.push(relevado);
    completos = {
      ...cambios,
      ...(await alActivar({
        trx,
        fila,
        fechaActivacion: cambios.fechaActivacion!,
        fechaBaja: terminado?.fecha ?? null,
        medios,
      })),
      ...(terminado && { atr: 'baja', atrMotivo: terminado.motivo, fechaBaja: terminado.fecha }),
    };
  }
  tocados.push(await medios.writeAction(trx, { fila, cambios: completos, accion: accion.accion, usuarioId }));
  return tocados;
}
