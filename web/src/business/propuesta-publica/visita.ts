import { propuestaPublica } from '@vatio/contract';
import { call } from '../../data/call.ts';
import { readSession } from '../../data/session.ts';

/** Tells once per visit that the proposal was opened; a reload of the same tab is the same visit. */
export function recordVisit(token: string): void {
  // Whoever sells looks at what they sent: that is no visit of the client.
  if ((readSession()?.userData.role ?? 'cliente') !== 'cliente') return;
  const clave = `visita:${token}`;
  const hecha = `${clave}:anotada`;
  try {
    if (sessionStorage.getItem(hecha)) return;
    const visita = sessionStorage.getItem(clave) ?? nueva();
    sessionStorage.setItem(clave, visita);
    // The server counts each visit once, so that telling it twice does no harm. Who reads is not told if it fails.
    call(propuestaPublica.abierta, { params: { token }, body: { visita } })
      .then(() => sessionStorage.setItem(hecha, '1'))
      .catch(() => undefined);
  } catch {
    // Without storage a visit cannot be told from the next one: it is not counted.
  }
}

/** `randomUUID` is missing where the page is served without TLS. */
function nueva(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
