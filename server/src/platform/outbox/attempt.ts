import type { correos } from '@vatio/contract/endpoints';
import { type Brand, brandOf, findBrand } from '../brand/brand.repository.ts';
import type { Db } from '../database.ts';
import { errorCode, errorMessage } from '../errors.ts';
import type { Mailer } from '../mail.ts';
import { LOGO_CID, mailHtml } from '../mail-html.ts';
import { minutesToNextTry } from '../next-try.ts';
import { huboEntrega, recordAttempt, recordDelivery, takeCorreo } from './outbox.repository.ts';

type Correo = NonNullable<Awaited<ReturnType<typeof takeCorreo>>>;

const SOCKET_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'];

/**
 * Tries one mail that is due, or a given one; false when there was none. Its transaction holds it, and right
 * before its last byte the possible acceptance is recorded outside of that transaction. After a crash it is
 * thus known whether it may have been accepted, and then only a person sends it again.
 */
export async function attemptMail(db: Db, mail: Mailer, id?: string): Promise<boolean> {
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
      await mail.send(mailOf(correo, brand ?? (await brandOf(trx))), { id: correo.id, beforeEnd });
      const estado = mail.configured ? 'enviado' : 'impreso';
      await recordAttempt(trx, correo.id, { estado, intentos: intento, error: null });
    } catch (error) {
      const failure = ending && !answered(error) ? unconfirmed(intento) : refused(error, intento);
      await recordAttempt(trx, correo.id, failure);
    }
    return true;
  });
}

/** The label of the button, by the purpose of the mail. */
const BUTTONS: Partial<Record<correos.Motivo, string>> = {
  propuesta: 'Ver la propuesta',
  aceptacion: 'Abrir la propuesta',
  copia: 'Comprobar la evidencia',
  rechazo: 'Abrir la propuesta',
  contrato: 'Ver el contrato',
  'atr-rechazado': 'Abrir el contrato',
  invitacion: 'Elegir la contraseña',
  recuperacion: 'Cambiar la contraseña',
  seguridad: 'Recuperar la contraseña',
};

function mailOf({ motivo, destinatario, asunto, texto, enlace, ...correo }: Correo, brand: Brand) {
  const { adjunto, adjuntoNombre, adjuntoTipo } = correo;
  const text = texto ?? '';
  const link = enlace === null ? undefined : { url: enlace, label: BUTTONS[motivo] ?? 'Abrir' };
  const file = adjunto
    ? [{ content: adjunto, filename: adjuntoNombre ?? '', contentType: adjuntoTipo ?? '' }]
    : [];
  const { nombre, remitenteNombre, remitenteEmail } = brand;
  return {
    from: { name: remitenteNombre || nombre, address: remitenteEmail },
    to: destinatario,
    subject: asunto,
    text,
    html: mailHtml({ subject: asunto, text, link, brand }),
    attachments: [...file, ...logoOf(brand)],
  };
}

/** The logo as the picture that the head of the HTML names. */
function logoOf({ logo }: Brand) {
  if (logo?.tipo !== 'image/png') return [];
  const content = Buffer.from(logo.base64, 'base64');
  return [{ content, filename: 'logo.png', contentType: logo.tipo, cid: LOGO_CID }];
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
