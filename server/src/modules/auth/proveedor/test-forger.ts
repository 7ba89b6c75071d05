import type { IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { REGISTRATION, type Served, serve } from './test-provider.ts';

export type Forgery = {
  readonly claims?: JWTPayload;
  /** Signed with a key that the provider does not show. */
  readonly stranger?: boolean;
  readonly lifetime?: string;
};

/**
 * A provider that answers any code with a token that is good but for what `forgery` says. The nonce it cannot see: whoever
 * asks for a token says it as the code.
 */
export async function startForger(forgery: () => Forgery): Promise<Served> {
  const own = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'una', alg: 'RS256', use: 'sig' }];
  return serve((issuer) => async (request, response) => {
    const send = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/keys') return send({ keys });
    if (request.url !== '/token') return send(metadataOf(issuer));
    const nonce = (await formOf(request)).get('code') ?? '';
    const { claims, stranger, lifetime = '5 minutes' } = forgery();
    const token = await new SignJWT({ nonce, email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'una' })
      .setIssuer(claims?.iss ?? issuer)
      .setAudience(claims?.aud ?? REGISTRATION.clienteId)
      .setSubject(String(claims?.sub ?? claims?.email ?? 'una-persona'))
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(stranger ? other.privateKey : own.privateKey);
    return send({ access_token: 'de-nada', token_type: 'Bearer', id_token: token });
  });
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/enter`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}
