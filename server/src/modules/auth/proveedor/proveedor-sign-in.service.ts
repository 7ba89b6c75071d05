import type { auth, BodyOf, proveedor, ResponseOf } from '@vatio/contract/endpoints';
import { problem } from '../../../platform/problems.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import { type SignInDeps, startSesion } from '../auth.service.ts';
import { issueChallenge } from '../segundo-paso/challenge.ts';
import { hasSegundoPaso } from '../segundo-paso/segundo-paso.repository.ts';
import type { Origin } from '../sesion.repository.ts';
import type { Usuario } from '../usuario.repository.ts';
import { accountOf } from './account-of-identity.service.ts';
import { addressOfSignIn, findProvider, type Identity, identityOf, isUnanswered, newFlow } from './openid.ts';
import { findProveedor, insertEntrada, type StoredProveedor, useEntrada } from './proveedor.repository.ts';
import { type ProveedorDeps, registrationOf, returnAddress } from './proveedor.service.ts';

/** What a token says when two factors were shown (RFC 8176, section 2). */
const TWO_FACTORS = 'mfa';

/** Leaves for the provider; `navegadorHash` marks the browser that does. */
export async function beginSignIn(
  deps: ProveedorDeps,
  navegadorHash: Buffer,
): Promise<ResponseOf<typeof proveedor.beginSignIn>> {
  const { provider } = await currentProvider(deps);
  const flow = newFlow();
  await insertEntrada(deps.db, {
    estadoHash: hashOfToken(flow.state),
    navegadorHash,
    nonce: flow.nonce,
    verificador: flow.verifier,
  });
  const redirectUri = returnAddress(deps.publicUrl);
  return { direccion: await addressOfSignIn(provider, { ...flow, redirectUri }) };
}

type Return = BodyOf<typeof proveedor.signIn> & { readonly navegadorHash: Buffer | undefined };

/** Opens the session of the person that the provider names, in the browser that left for it. */
export async function signInWithProveedor(
  deps: ProveedorDeps & SignInDeps,
  { navegadorHash, ...answer }: Return,
  origin: Origin,
): Promise<ResponseOf<typeof proveedor.signIn>> {
  const estadoHash = hashOfToken(answer.state);
  const entrada = navegadorHash && (await useEntrada(deps.db, { estadoHash, navegadorHash }));
  if (!entrada) throw refusedReturn();
  const { settings, provider } = await currentProvider(deps);
  const currentUrl = new URL(returnAddress(deps.publicUrl));
  currentUrl.search = new URLSearchParams(answer).toString();
  const flow = { state: answer.state, nonce: entrada.nonce, verifier: entrada.verificador };
  const identity = await identityOf(provider, { currentUrl, ...flow }).catch((cause) => {
    throw isUnanswered(cause) ? unanswered(settings) : refusedReturn();
  });
  const usuario = await accountOf(deps.db, settings, identity);
  return openFor(deps, { usuario, conDosFactores: hasTwoFactors(settings, identity) }, origin);
}

function hasTwoFactors({ conDosFactores }: StoredProveedor, { methods }: Identity): boolean {
  return conDosFactores || methods.includes(TWO_FACTORS);
}

type Proved = { readonly usuario: Usuario; readonly conDosFactores: boolean };

/** Where the provider has not seen two factors, the second step of the account itself follows, as after a password. */
async function openFor(
  deps: SignInDeps,
  { usuario, conDosFactores }: Proved,
  origin: Origin,
): Promise<ResponseOf<typeof auth.login>> {
  if (!conDosFactores && (await hasSegundoPaso(deps.db, usuario.id))) {
    const challenged = { usuarioId: usuario.id, version: usuario.versionAcceso };
    return { segundoPaso: await issueChallenge(deps.secret, challenged) };
  }
  return startSesion(deps, usuario, { ...origin, conDosFactores });
}

async function currentProvider(deps: ProveedorDeps) {
  const settings = await findProveedor(deps.db);
  const registration = settings && registrationOf(deps, settings);
  if (!settings || !registration) {
    throw problem({
      code: 'sin-proveedor',
      status: 409,
      title: 'Aquí no se entra con un proveedor de identidad',
    });
  }
  const provider = await findProvider(registration).catch(() => {
    throw unanswered(settings);
  });
  return { settings, provider };
}

function unanswered({ nombre }: StoredProveedor) {
  return problem({
    code: 'proveedor-no-responde',
    status: 503,
    title: `${nombre} no responde: entra con tu contraseña o inténtalo más tarde`,
  });
}

/** Why a return is refused is not told: whoever comes back from where they were sent needs no reason. */
function refusedReturn() {
  return problem({
    code: 'entrada-no-valida',
    status: 400,
    title: 'La entrada con el proveedor no vale o ha caducado: inténtalo otra vez',
  });
}
