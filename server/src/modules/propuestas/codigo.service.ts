import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { evidencias } from '@vatio/contract/endpoints';
import { annulCorreos, insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { type Sms, SmsError } from '../../platform/sms/sms.ts';
import { caminosDe, hideDestino } from './caminos.ts';
import { correoDeCodigo, smsDeCodigo } from './correo.ts';
import { type Camino, type Enlace, saveCodigo, tryCodigo } from './enlace.repository.ts';
import { brandOfVersion } from './impresion.ts';
import type { Deps } from './propuestas.service.ts';
import { readLink, requireOpenPropuesta } from './publico.service.ts';

const CIFRAS = 6;
const MINUTOS = 10;
const INTENTOS = 5;

/** Sends a new code to the client's address or to their mobile; the former code stops working, whichever way it went. */
export async function requestCode(deps: Deps, token: string, via: evidencias.ViaDeCodigo) {
  const enlace = await readLink(deps.db, token);
  requireOpenPropuesta(enlace);
  const marca = await brandOfVersion(deps.db, enlace);
  const caminos = caminosDe(deps, enlace, marca);
  const camino = caminos.find((posible) => posible.via === via);
  if (camino === undefined) throw sinCamino(caminos);
  const codigo = String(randomInt(10 ** CIFRAS)).padStart(CIFRAS, '0');
  const caducaEn = new Date(Date.now() + MINUTOS * 60_000);
  const about = { id: enlace.id, propuesta: enlace.codigo, codigo, minutos: MINUTOS };
  const correoId = await deps.db.transaction().execute(async (trx) => {
    await saveCodigo(trx, enlace, { ...camino, hash: hashDe(deps, enlace, codigo), caducaEn });
    await annulCorreos(trx, enlace.id, ['codigo']);
    if (via === 'movil') return null;
    return insertCorreo(trx, { ...correoDeCodigo(about, camino.destino), caducaEn });
  });
  if (correoId === null) await sendSms(deps, smsDeCodigo(about, { marca, to: camino.destino }), caminos);
  else await sendNow(deps, correoId);
  return { enviadoA: hideDestino(camino).destino, minutos: MINUTOS };
}

function sinCamino(caminos: readonly Camino[]) {
  return caminos.length === 0
    ? problem({ code: 'sin-codigo', status: 409, title: 'Esta propuesta se acepta sin código' })
    : problem({
        code: 'sin-esa-via',
        status: 409,
        title: 'El código no se puede mandar por ahí: recarga la página',
      });
}

/** The code waits for nobody to try again, as a mail does: whoever asked for it is told at once that it has not gone. */
async function sendSms({ sms }: Deps, message: Sms, caminos: readonly Camino[]): Promise<void> {
  try {
    await sms.send(message);
  } catch (cause) {
    if (!(cause instanceof SmsError)) throw cause;
    const otra = caminos.some(({ via }) => via === 'correo')
      ? 'pide el código por correo'
      : 'llama a tu comercial';
    throw problem({
      code: 'sms-no-enviado',
      status: 502,
      title: cause.isOfTheNumber
        ? `No se pueden mandar SMS a ese móvil: ${otra}`
        : `No se ha podido mandar el SMS: prueba otra vez o ${otra}`,
      cause,
    });
  }
}

/** Only a few tries are allowed, so that a code cannot be guessed. Answers the way that it proves. */
export async function checkCode(deps: Deps, enlace: Enlace, codigo: string | undefined): Promise<Camino> {
  if (!codigo) throw invalidData({ codigo: 'Escribe el código que te hemos enviado' });
  const enviado = await tryCodigo(deps.db, enlace, INTENTOS);
  if (enviado === undefined) throw invalidData({ codigo: 'El código ha caducado: pide otro' });
  if (!timingSafeEqual(enviado.hash, hashDe(deps, enlace, codigo))) {
    throw invalidData({ codigo: 'No es el código que te hemos enviado' });
  }
  return enviado;
}

function hashDe({ secret }: Deps, { id, numero }: Enlace, codigo: string): Buffer {
  return createHmac('sha256', secret).update(`código de propuesta\0${id} ${numero} ${codigo}`).digest();
}
