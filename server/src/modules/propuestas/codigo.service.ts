import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { annulCorreos, insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { correoDeCodigo } from './correo.ts';
import { type Enlace, saveCodigo, tryCodigo } from './enlace.repository.ts';
import { brandOfVersion } from './impresion.ts';
import type { Deps } from './propuestas.service.ts';
import { direccionDe, needsCode, readLink, requireOpenPropuesta } from './publico.service.ts';

const CIFRAS = 6;
const MINUTOS = 10;
const INTENTOS = 5;

/** Sends a new code to the client's address; the former code stops working. */
export async function requestCode(deps: Deps, token: string) {
  const enlace = await readLink(deps.db, token);
  requireOpenPropuesta(enlace);
  const to = direccionDe(enlace);
  const marca = await brandOfVersion(deps.db, enlace);
  if (!needsCode(deps, enlace, marca) || to === null) {
    throw problem({ code: 'sin-codigo', status: 409, title: 'Esta propuesta se acepta sin código' });
  }
  const codigo = String(randomInt(10 ** CIFRAS)).padStart(CIFRAS, '0');
  const caducaEn = new Date(Date.now() + MINUTOS * 60_000);
  const correoId = await deps.db.transaction().execute(async (trx) => {
    await saveCodigo(trx, enlace, { hash: hashDe(deps, enlace, codigo), caducaEn });
    await annulCorreos(trx, enlace.id, ['codigo']);
    const about = { id: enlace.id, propuesta: enlace.codigo, codigo, minutos: MINUTOS };
    return insertCorreo(trx, { ...correoDeCodigo(about, to), caducaEn });
  });
  await sendNow(deps, correoId);
  return { enviadoA: ocultar(to), minutos: MINUTOS };
}

/** Only a few tries are allowed, so that a code cannot be guessed. */
export async function checkCode(deps: Deps, enlace: Enlace, codigo: string | undefined): Promise<void> {
  if (codigo === undefined) throw invalidData({ codigo: 'Escribe el código que te hemos enviado' });
  const hash = await tryCodigo(deps.db, enlace, INTENTOS);
  if (hash === undefined) throw invalidData({ codigo: 'El código ha caducado: pide otro' });
  if (!timingSafeEqual(hash, hashDe(deps, enlace, codigo))) {
    throw invalidData({ codigo: 'No es el código que te hemos enviado' });
  }
}

function hashDe({ secret }: Deps, { id, numero }: Enlace, codigo: string): Buffer {
  return createHmac('sha256', secret).update(`código de propuesta\0${id} ${numero} ${codigo}`).digest();
}

/** The address is almost hidden: `a•••@empresa.es`. */
function ocultar(email: string): string {
  const arroba = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(arroba)}`;
}
