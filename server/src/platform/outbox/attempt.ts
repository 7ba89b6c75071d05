import type { correos } from '@vatio/contract/endpoints';
import { brandOf, findBrand } from '../brand/brand.repository.ts';
import type { Db } from '../database.ts';
import { errorCode, errorMessage } from '../errors.ts';
import type { Mailer } from '../mail.ts';
import { minutesToNextTry } from '../next-try.ts';
import { composeMail } from './compose.ts';
import { huboEntrega, recordAttempt, recordDelivery, takeCorreo } from './outbox.repository.ts';

const SOCKET_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'];

/**
 * Tries one mail that is due, or a given one; false when there was none. Its transaction holds it, and right
 * before its last byte the possible acceptance is recorded outside of that transaction. After a crash it is
 * thus known whether it may have been accepted, and then only a person sends it again. Where no mail can go out, none is
 * tried: it waits without losing its tries.
 */
export async function attemptMail(db: Db, mail: Mailer, id?: string): Promise<boolean> {
  if (!mail.available) return false;
  return db.transaction().execute(async (trx) => {
    const correo = await takeCorreo(trx, id);
    if (!correo) return false;
    const intento = correo.intentos + 1;
    if (await huboEntrega(trx, correo.id, intento)) {
      await recordAttempt(trx, correo.id, unconfirmed(intento));
      return true;
    }
    let ending = false;
    const beforeEnd = async () => {
      await recordDelivery(db, correo.id, intento);
      ending = true;
    };
    try {
      const brand = correo.marcaId === null ? undefined : await findBrand(trx, correo.marcaId);
      await mail.send(composeMail(correo, brand ?? (await brandOf(trx))), { id: correo.id, beforeEnd });
      const estado = mail.configured ? 'enviado' : 'impreso';
      await recordAttempt(trx, correo.id, { estado, intentos: intento, error: null });
    } catch (error) {
      const failure = ending && !answered(error) ? unconfirmed(intento) : refused(error, intento);
      await recordAttempt(trx, correo.id, failure);
    }
    return true;
  });
}

function unconfirmed(intentos: number) {
  const error = 'Se cortó la conexión cuando el servidor de correo ya lo tenía: no se sabe si ha llegado';
  return { estado: 'sin-confirmar' as correos.Estado, intentos, error };
}

/** A refused mail is tried again later, unless its address does not exist or it has been tried long enough. */
function refused(error: unknown, intentos: number) {
  const wait = minutesToNextTry(intentos);
  const message = reasonOf(error);
  if (wait === undefined || isNobody(error)) {
    return { estado: 'no-entregado' as correos.Estado, intentos, error: message };
  }
  const siguiente = new Date(Date.now() + wait * 60_000);
  return { estado: 'en-cola' as correos.Estado, intentos, error: message, siguiente };
}

type Refusal = { readonly responseCode: number; readonly command: unknown; readonly response: string };

/** The answer of the mail server itself, where it gave one. */
function answered(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  const { responseCode } = error;
  if (typeof responseCode !== 'number') return undefined;
  const response = 'response' in error ? String(error.response) : errorMessage(error);
  return { responseCode, command: 'command' in error ? error.command : undefined, response };
}

function isNobody(error: unknown): boolean {
  const refusal = answered(error);
  return refusal?.command === 'RCPT TO' && [550, 551, 553].includes(refusal.responseCode);
}

/** A sentence for the person who is to mend it. */
function reasonOf(error: unknown): string {
  const refusal = answered(error);
  if (errorCode(error) === 'EAUTH') return 'El servidor de correo no acepta la contraseña de Vatio';
  if (refusal?.command === 'RCPT TO')
    return `El servidor de correo rechaza la dirección: ${refusal.response}`;
  if (refusal) return `El servidor de correo no lo acepta: ${refusal.response}`;
  if (SOCKET_CODES.includes(errorCode(error) ?? '')) return 'No se puede conectar con el servidor de correo';
  return errorMessage(error);
}
