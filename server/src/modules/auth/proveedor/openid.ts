import * as openid from 'openid-client';
import type { Subject } from './identidad.repository.ts';

export type Registration = {
  readonly emisor: string;
  readonly clienteId: string;
  readonly secreto: string;
};

const PATIENCE_S = 10;
const AN_HOUR_MS = 3_600_000;

/** A provider's description of itself is kept for an hour. */
const known = new Map<string, { readonly provider: Promise<openid.Configuration>; readonly until: number }>();

/** Reads what a provider says of itself, or answers what it said a moment ago. */
export function findProvider(registration: Registration): Promise<openid.Configuration> {
  const key = JSON.stringify([registration.emisor, registration.clienteId, registration.secreto]);
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.provider;
  known.clear();
  const provider = discover(registration);
  known.set(key, { provider, until: Date.now() + AN_HOUR_MS });
  provider.catch(() => known.delete(key));
  return provider;
}

/** Asks the provider itself, which proves that it is there and is the one that it is said to be. */
export function discover({ emisor, clienteId, secreto }: Registration): Promise<openid.Configuration> {
  const execute = [openid.enableNonRepudiationChecks];
  // Only this very machine is reached without TLS, as while developing.
  if (emisor.startsWith('http://')) execute.push(openid.allowInsecureRequests);
  return openid.discovery(new URL(emisor), clienteId, secreto, undefined, { execute, timeout: PATIENCE_S });
}

/** What a sign-in leaves with and has to come back with. */
export function newFlow(): { readonly state: string; readonly nonce: string; readonly verifier: string } {
  return {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
}

export async function addressOfSignIn(
  provider: openid.Configuration,
  { state, nonce, verifier, redirectUri }: ReturnType<typeof newFlow> & { readonly redirectUri: string },
): Promise<string> {
  return openid.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/** The provider says that this person has entered. */
export type Identity = {
  readonly subject: Subject;
  readonly email: string | undefined;
  readonly isVerified: boolean;
  readonly name: string | undefined;
  /** The person proved who they are in these ways (RFC 8176). */
  readonly methods: readonly string[];
};

type Return = ReturnType<typeof newFlow> & { readonly currentUrl: URL };

/** Changes the code for tokens and answers whom they name; throws for whatever does not agree. */
export async function identityOf(
  provider: openid.Configuration,
  { currentUrl, state, nonce, verifier }: Return,
): Promise<Identity> {
  const tokens = await openid.authorizationCodeGrant(provider, currentUrl, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (!token) throw new Error('No ID token');
  const hasUserInfo = provider.serverMetadata().userinfo_endpoint !== undefined;
  const claims: Readonly<Record<string, unknown>> =
    token.email === undefined && hasUserInfo
      ? { ...(await openid.fetchUserInfo(provider, tokens.access_token, token.sub)) }
      : token;
  return {
    subject: { emisor: token.iss, sujeto: token.sub },
    email: textOf(claims.email),
    // Entra says it with `xms_edov`, and only when it is asked to.
    isVerified: [claims.email_verified, claims.xms_edov].some((claim) => claim === true || claim === '1'),
    name: textOf(claims.name),
    methods: Array.isArray(token.amr) ? token.amr.map(String) : [],
  };
}

/** Whether nobody answered, so that nothing is known of who came back. */
export function isUnanswered(error: unknown): boolean {
  const isTimeout = error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT';
  // What `fetch` throws when it cannot connect, or loses the connection.
  return isTimeout || (error instanceof TypeError && error.cause instanceof Error);
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined;
}
