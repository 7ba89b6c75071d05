import type { auth, BodyOf, llaves, ResponseOf } from '@vatio/contract/endpoints';
import type { Db } from '../../../platform/database.ts';
import { refuseInactive, type SignInDeps, startSesion } from '../auth.service.ts';
import type { Origin } from '../sesion.repository.ts';
import { findUsuario, type Usuario } from '../usuario.repository.ts';
import { newChallenge, useChallenge } from './challenges.ts';
import { findLlaveByCredential, noteUse, type StoredLlave } from './llaves.repository.ts';
import { auditLlave } from './llaves.service.ts';
import { PATIENCE_MS } from './new-llave.service.ts';
import { refusedLlave, relyingPartyAt } from './relying-party.ts';

type Credencial = BodyOf<typeof llaves.signIn>['credencial'];
type Deps = SignInDeps & { readonly publicUrl: string };

/** The device itself knows whose passkeys it has, so that nobody writes an address first. */
export async function beginSignIn({
  db,
  publicUrl,
}: Pick<Deps, 'db' | 'publicUrl'>): Promise<ResponseOf<typeof llaves.beginSignIn>> {
  const challenge = Buffer.from(await newChallenge(db, null)).toString('base64url');
  return {
    challenge,
    rpId: relyingPartyAt(publicUrl).id,
    timeout: PATIENCE_MS,
    userVerification: 'required',
  };
}

/** The passkey that an answer names and the account that it opens, before anything is verified. */
export async function findSigner(
  db: Db,
  { id }: Credencial,
): Promise<{ readonly llave: StoredLlave; readonly usuario: Usuario }> {
  const llave = await findLlaveByCredential(db, Buffer.from(id, 'base64url'));
  const usuario = llave && (await db.transaction().execute((trx) => findUsuario(trx, llave.usuarioId)));
  if (!llave || !usuario) throw refusedLlave();
  return { llave, usuario };
}

/**
 * Opens a session with the signature of a passkey. The device has recognised its person, by finger, face or PIN, so that it is
 * something they have and something they are or know: no second step follows.
 */
export async function signInWithLlave(
  deps: Deps,
  {
    llave,
    usuario,
    credencial,
  }: Awaited<ReturnType<typeof findSigner>> & { readonly credencial: Credencial },
  origin: Origin,
): Promise<auth.SignedIn> {
  const expectedChallenge = await useChallenge(deps.db, credencial.response.clientDataJSON, null);
  const counter = await signedCounter(deps.publicUrl, { llave, credencial, expectedChallenge });
  if (!(await noteUse(deps.db, llave.id, counter))) {
    await auditLlave(deps.db, usuario.id, {
      accion: 'rechazar-llave-de-acceso',
      antes: { nombre: llave.nombre },
    });
    throw refusedLlave();
  }
  refuseInactive(usuario);
  return startSesion(deps, usuario, { ...origin, conDosFactores: true });
}

type Signed = {
  readonly llave: StoredLlave;
  readonly credencial: Credencial;
  readonly expectedChallenge: string;
};

/** How many signatures the device has counted, once its signature is found to be good. */
async function signedCounter(
  publicUrl: string,
  { llave, credencial, expectedChallenge }: Signed,
): Promise<number> {
  const { id, origin } = relyingPartyAt(publicUrl);
  const { clientDataJSON, authenticatorData, signature, userHandle } = credencial.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== llave.usuarioId) throw refusedLlave();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credencial,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: llave.credencial.toString('base64url'),
      publicKey: new Uint8Array(llave.clavePublica),
      // The counter is compared where it is written, so that of two signatures at once only one counts.
      counter: 0,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refusedLlave();
  return authenticationInfo.newCounter;
}
