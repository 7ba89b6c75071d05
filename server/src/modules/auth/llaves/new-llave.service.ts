import { type BodyOf, llaves, type ResponseOf } from '@vatio/contract/endpoints';
import { brandOfAccount } from '../../../platform/brand/brand.repository.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { problem } from '../../../platform/problems.ts';
import { insertSafetyNotice } from '../cuenta/safety-notice.ts';
import { requireProof, type SecondStepDeps } from '../segundo-paso/segundo-paso.service.ts';
import { findUsuario } from '../usuario.repository.ts';
import { newChallenge, useChallenge } from './challenges.ts';
import { insertLlave, listLlaves } from './llaves.repository.ts';
import { answerOf, auditLlave } from './llaves.service.ts';
import { refusedLlave, relyingPartyAt } from './relying-party.ts';

/** Whoever adds a passkey proves that the account is theirs, as for the second step. */
export async function beginLlave(
  deps: SecondStepDeps,
  usuarioId: string,
  proof: BodyOf<typeof llaves.begin>,
): Promise<ResponseOf<typeof llaves.begin>> {
  const { email, nombre } = await requireProof(deps, usuarioId, proof);
  const kept = await listLlaves(deps.db, usuarioId);
  if (kept.length >= llaves.MAX_LLAVES) throw tooManyLlaves();
  const rp = {
    id: relyingPartyAt(deps.publicUrl).id,
    name: (await brandOfAccount(deps.db, usuarioId)).nombre,
  };
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: new Uint8Array(Buffer.from(usuarioId)),
    userName: email,
    userDisplayName: nombre,
    challenge: await newChallenge(deps.db, usuarioId),
  });
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    timeout: PATIENCE_MS,
    attestation: 'none',
    excludeCredentials: kept.map(({ credencial }) => ({
      id: credencial.toString('base64url'),
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** How long a browser waits for its person, in ms. */
export const PATIENCE_MS = 4 * 60_000;

export async function addLlave(
  deps: SecondStepDeps,
  usuarioId: string,
  { nombre, credencial }: BodyOf<typeof llaves.create>,
): Promise<llaves.Llave> {
  const expectedChallenge = await useChallenge(deps.db, credencial.response.clientDataJSON, usuarioId);
  const { credential, backedUp } = await verified(deps.publicUrl, { credencial, expectedChallenge });
  const added = await deps.db.transaction().execute(async (trx) => {
    // It holds the account, so that of many at once none is one too many.
    const usuario = await findUsuario(trx, usuarioId);
    if ((await listLlaves(trx, usuarioId)).length >= llaves.MAX_LLAVES) throw tooManyLlaves();
    const llave = await insertLlave(trx, {
      usuarioId,
      nombre,
      credencial: Buffer.from(credential.id, 'base64url'),
      clavePublica: Buffer.from(credential.publicKey),
      contador: credential.counter,
      sincronizada: backedUp,
    });
    if (!llave || !usuario) throw refusedLlave();
    await auditLlave(trx, usuarioId, { accion: 'poner-llave-de-acceso', despues: { nombre } });
    const what = `Se ha añadido la llave de acceso «${nombre}» a tu cuenta: con ella se entra sin contraseña`;
    return { llave, correoId: await insertSafetyNotice(trx, deps.publicUrl, { usuario, what }) };
  });
  await sendNow(deps, added.correoId);
  return answerOf(added.llave);
}

type Answered = {
  readonly credencial: BodyOf<typeof llaves.create>['credencial'];
  readonly expectedChallenge: string;
};

/** The public half of the passkey that a device made, at our address and once its person was recognised. */
async function verified(publicUrl: string, { credencial, expectedChallenge }: Answered) {
  const { id, origin } = relyingPartyAt(publicUrl);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credencial,
      response: {
        clientDataJSON: credencial.response.clientDataJSON,
        attestationObject: credencial.response.attestationObject,
      },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refusedLlave();
  return { credential: registrationInfo.credential, backedUp: registrationInfo.credentialBackedUp };
}

function tooManyLlaves() {
  return problem({
    code: 'demasiadas-llaves-de-acceso',
    status: 409,
    title: `Tienes ${llaves.MAX_LLAVES} llaves de acceso: quita alguna antes de añadir otra`,
  });
}
