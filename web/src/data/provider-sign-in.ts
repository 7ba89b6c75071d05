import { proveedor } from '@vatio/contract';
import { call } from './call.ts';
import { startSession } from './session.ts';

/** Where the way to the provider keeps where the person was going, in this tab alone. */
const WAY = 'entrada-con-proveedor';

/** Leaves this page for the identity provider, which brings the browser back to the sign-in page. */
export async function leaveForProvider(): Promise<void> {
  const { direccion } = await call(proveedor.beginSignIn, {});
  const volver = new URLSearchParams(location.search).get('volver');
  if (volver) sessionStorage.setItem(WAY, volver);
  else sessionStorage.removeItem(WAY);
  location.assign(direccion);
}

/** Where the person was going when they left. */
export function wayBack(): { readonly volver?: string } {
  const volver = sessionStorage.getItem(WAY);
  return volver ? { volver } : {};
}

/** Opens the session, or answers the token of the second step, with what the provider brought back. */
export async function comeBack(returned: URLSearchParams): Promise<string | undefined> {
  const iss = returned.get('iss');
  const answer = await call(proveedor.signIn, {
    body: { code: returned.get('code') ?? '', state: returned.get('state') ?? '', ...(iss && { iss }) },
  });
  if ('segundoPaso' in answer) return answer.segundoPaso;
  startSession(answer);
  return undefined;
}
