import { problem } from '../../../platform/problems.ts';

/** For whom a passkey is made: browsers offer it at this host, and sign the origin at which they do. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/** The public address says it, whatever host a call names. */
export function relyingPartyAt(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Why a passkey is refused is not told: whoever has a good one has no use for it. */
export function refusedLlave() {
  return problem({
    code: 'llave-no-valida',
    status: 400,
    title: 'La llave de acceso no vale aquí, o has tardado más de cinco minutos: inténtalo otra vez',
  });
}
