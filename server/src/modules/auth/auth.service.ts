import { createHmac, randomInt } from 'node:crypto';
import { auth, type BodyOf, type ResponseOf, type UserData } from '@vatio/contract/endpoints';
import type { AccessTokens } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts';
import { findHiddenAreas } from './hidden-areas.repository.ts';
import { refuseWeakPassword } from './new-password.service.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { issueChallenge } from './segundo-paso/challenge.ts';
import { hasSegundoPaso } from './segundo-paso/segundo-paso.repository.ts';
import { type Origin, openSesion, rotateTestigo } from './sesion.repository.ts';
import { findUsuarioByEmail, insertUsuario, takenFields, type Usuario } from './usuario.repository.ts';

export type SignInDeps = { readonly db: Db; readonly tokens: AccessTokens; readonly secret: string };

/**
 * Neither the words nor the time tell whether the account exists. That it waits or is blocked is told only to
 * whoever knows its password. An account with a second step gets a token to show it with, and no session yet.
 */
export async function signIn(
  { db, tokens, secret }: SignInDeps,
  { email, password }: BodyOf<typeof auth.login>,
  origin: Origin,
): Promise<ResponseOf<typeof auth.login>> {
  const usuario = await findUsuarioByEmail(db, email);
  const matches = await passwordMatches(usuario?.claveHash, password);
  if (usuario === undefined || !matches) {
    throw invalidData({ email: 'Email or Password is Invalid' }, undefined, { cuenta: usuario?.id });
  }
  refuseInactive(usuario);
  if (await hasSegundoPaso(db, usuario.id)) {
    const { id: usuarioId, versionAcceso: version } = usuario;
    return { segundoPaso: await issueChallenge(secret, { usuarioId, version }) };
  }
  return startSesion({ db, tokens }, usuario, origin);
}

/** Told only to whoever has proved that the account is theirs. */
export function refuseInactive({ id, estado }: Usuario): void {
  const cause = { cuenta: id };
  if (estado === 'pendiente') {
    throw problem({
      code: 'cuenta-pendiente',
      status: 403,
      title: 'Tu cuenta espera a que un administrador la apruebe',
      cause,
    });
  }
  if (estado === 'bloqueado')
    throw problem({ code: 'cuenta-bloqueada', status: 403, title: 'Tu cuenta está bloqueada', cause });
}

/** Opens a session of an account that has shown all that it is asked for. */
export async function startSesion(
  { db, tokens }: Omit<SignInDeps, 'secret'>,
  usuario: Usuario,
  origin: Origin,
): Promise<auth.SignedIn> {
  const refreshToken = newSecretToken();
  const sesionId = await openSesion(db, { usuarioId: usuario.id, hash: hashOfToken(refreshToken), origin });
  const accessToken = await accessTokenOf(tokens, { ...usuario, sesionId });
  const hiddenAreas = await findHiddenAreas(db);
  return { accessToken, refreshToken, userData: { ...userDataOf(usuario), hiddenAreas } };
}

/**
 * Anybody may ask for an account, and an administrator approves it. The answer and its time are the same
 * whether or not the e-mail is taken: its owner is told by mail (`tellOwner`). A user name that is taken gets a
 * number.
 */
export async function register(
  { db }: Pick<SignInDeps, 'db'>,
  { fullName, username, email, password }: BodyOf<typeof auth.register>,
  tellOwner: (email: string) => void,
): Promise<ResponseOf<typeof auth.register>> {
  await refuseWeakPassword(db, password, [fullName, username, email]);
  const row = { nombre: fullName, email, rol: 'cliente', estado: 'pendiente' } as const;
  const claveHash = await hashPassword(password);
  const inserted =
    (await insertUsuario(db, { ...row, nombreUsuario: username, claveHash })) ??
    (await insertUsuario(db, { ...row, nombreUsuario: `${username}-${randomInt(1e6, 1e7)}`, claveHash }));
  if (inserted === undefined) tellOwner(email);
  return { estado: 'pendiente' };
}

export type NewUsuario = Pick<Usuario, 'nombre' | 'nombreUsuario' | 'email' | 'rol' | 'estado'> &
  Partial<Pick<Usuario, 'recorridoVisto'>> & { readonly password: string };

export async function createUsuario(db: Db, { password, ...usuario }: NewUsuario): Promise<void> {
  const inserted = await insertUsuario(db, { ...usuario, claveHash: await hashPassword(password) });
  if (inserted !== undefined) return;
  const taken = await takenFields(db, usuario);
  throw invalidData({
    ...(taken.email && { email: 'This email is already in use.' }),
    ...(taken.nombreUsuario && { username: 'This username is already in use.' }),
  });
}

export async function refresh(
  { db, tokens, secret }: SignInDeps,
  { refreshToken }: BodyOf<typeof auth.refresh>,
  direccion: string,
): Promise<ResponseOf<typeof auth.refresh>> {
  const next = nextRefreshToken(secret, refreshToken);
  const hash = hashOfToken(refreshToken);
  const usuario = await rotateTestigo(db, { hash, next: hashOfToken(next), direccion });
  if (usuario === undefined)
    throw problem({ code: 'testigo-no-valido', status: 401, title: 'Invalid refresh token' });
  return {
    accessToken: await accessTokenOf(tokens, usuario),
    refreshToken: next,
    hiddenAreas: await findHiddenAreas(db),
    ...chosenBy(usuario),
  };
}

/**
 * Computes the token that follows another one, so that two calls at once with one token get the same successor
 * although only hashes are kept. Nobody finds it without the server's secret.
 */
function nextRefreshToken(secret: string, refreshToken: string): string {
  return createHmac('sha256', secret).update(`testigo de refresco\0${refreshToken}`).digest('base64url');
}

function accessTokenOf(
  tokens: AccessTokens,
  { id, sesionId, versionAcceso }: Usuario & { readonly sesionId: string },
): Promise<string> {
  return tokens.issue({ usuarioId: id, sesionId, version: versionAcceso });
}

/** What signing in tells of an account. */
export function userDataOf(usuario: Usuario): UserData {
  return {
    id: usuario.id,
    fullName: usuario.nombre,
    username: usuario.nombreUsuario,
    email: usuario.email,
    avatar: usuario.avatar,
    role: usuario.rol,
    ability: abilityOf(usuario.rol),
    extras: { eCommerceCartItemsCount: auth.SAMPLE_CART_ITEMS },
    ...(!usuario.recorridoVisto && { isNew: true }),
    ...chosenBy(usuario),
  };
}

function chosenBy({
  filasPorPagina,
  ordenDeInicio,
}: Usuario): Pick<UserData, 'filasPorPagina' | 'ordenDeInicio'> {
  return {
    ...(filasPorPagina !== null && { filasPorPagina }),
    ...(ordenDeInicio !== null && { ordenDeInicio }),
  };
}

function abilityOf(role: auth.Role): UserData['ability'] {
  if (role === 'admin') return [{ action: 'manage', subject: 'all' }];
  return [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ];
}
