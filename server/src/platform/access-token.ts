import type { auth } from '@vatio/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { LiveSessions } from './live-sessions.ts';

/** The user who makes a call. Every repository read asks for it, to show only that user's rows. */
export type Viewer = {
  readonly id: string;
  readonly role: auth.Role;
  /** Until its account has the second step that the house asks for, it may do nothing but set it up. */
  readonly lacksSecondStep?: true;
};

/**
 * The claims of a token. The role is not one of them, because the account's role at the moment of the call
 * counts.
 */
type AccessClaims = {
  readonly usuarioId: string;
  readonly sesionId: string;
  /** The version of the account's role, state and password: any change makes earlier tokens worthless. */
  readonly version: number;
};

export type AccessTokens = {
  readonly issue: (claims: AccessClaims) => Promise<string>;
  /** `undefined` when the token is not ours, was changed, has expired, or its session is not open any more. */
  readonly verify: (token: string) => Promise<Viewer | undefined>;
  /** Whether the session of a token that was verified before is still open with the same rights, though it may have expired. */
  readonly isOpen: (token: string) => Promise<boolean>;
};

const ALGORITHM = 'HS256';
/** Whom an access token is for, so that a token which the same secret signs for something else is none. */
const AUDIENCE = 'vatio-api';
const payloadSchema = z.object({ sub: z.uuid(), sid: z.uuid(), ver: z.int(), exp: z.int() });
/** A signature is checked once for each token, and a token lives for minutes. */
const MOST_KEPT = 10_000;

type Claims = z.infer<typeof payloadSchema>;

export function accessTokens(secret: string, sessions: Pick<LiveSessions, 'find'>): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verified = new Map<string, Claims>();
  const read = async (token: string): Promise<Claims | undefined> => {
    const kept = verified.get(token);
    if (kept !== undefined && kept.exp * 1000 > Date.now()) return kept;
    verified.delete(token);
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      const claims = payloadSchema.parse(payload);
      if (verified.size >= MOST_KEPT) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  };
  const viewerOf = async (claims: Claims): Promise<Viewer | undefined> => {
    const session = await sessions.find(claims.sid);
    if (session?.usuarioId !== claims.sub || session.version !== claims.ver) return undefined;
    const { usuarioId: id, role, lacksSecondStep } = session;
    return { id, role, ...(lacksSecondStep && { lacksSecondStep }) };
  };
  return {
    issue: ({ usuarioId, sesionId, version }) =>
      new SignJWT({ sid: sesionId, ver: version })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(usuarioId)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('10 minutes')
        .sign(key),
    verify: async (token) => {
      const claims = await read(token);
      return claims && viewerOf(claims);
    },
    isOpen: async (token) => (await viewerOf(payloadSchema.parse(decodeJwt(token)))) !== undefined,
  };
}

/** The session of a call that was let in; `undefined` when it came with something else than a session's token. */
export function sessionIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  try {
    return payloadSchema.parse(decodeJwt(headers.authorization?.split(' ')[1] ?? '')).sid;
  } catch {
    return undefined;
  }
}
