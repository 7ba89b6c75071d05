import { propuestaPublica } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { readSession } from '../../data/session.ts';

/** Records once per visit that the proposal was opened; a reload of the same tab is the same visit. */
export function recordVisit(token: string): void {
  // A seller who looks at what they sent is no visit of the client.
  if ((readSession()?.userData.role ?? 'cliente') !== 'cliente') return;
  const clave = `visita:${token}`;
  const yaAnotada = `${clave}:anotada`;
  try {
    if (sessionStorage.getItem(yaAnotada)) return;
    const visita = sessionStorage.getItem(clave) ?? nueva();
    sessionStorage.setItem(clave, visita);
    // The server counts each visit once, so sending it twice does no harm. The reader is not told if it fails.
    call(propuestaPublica.markOpened, { params: { token }, body: { visita } })
      .then(() => sessionStorage.setItem(yaAnotada, '1'))
      .catch(() => undefined);
  } catch {
    // Without storage a visit cannot be told from the next one, so it is not counted.
  }
}

/** `crypto.randomUUID` is missing on a page served without TLS. */
function nueva(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
