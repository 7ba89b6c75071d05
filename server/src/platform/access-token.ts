import { auth } from '@vatio/contract';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Who makes a call; every repository read asks for it. */
export type Viewer = { readonly id: string; readonly role: auth.Role };

export type AccessTokens = {
  readonly issue: (viewer: Viewer) => Promise<string>;
  /** `undefined` when the token is not ours, was changed or has expired. */
  readonly verify: (token: string) => Promise<Viewer | undefined>;
};

const ALGORITHM = 'HS256';
const claims = z.object({ sub: z.uuid(), role: z.enum(auth.ROLES) });

/**
 * The token says who and which role until it expires, without a look at the database: blocking an account or
 * changing its role takes effect at its next refresh, at most ten minutes later.
 */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ id, role }) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime('10 minutes')
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
        const { sub, role } = claims.parse(payload);
        return { id: sub, role };
      } catch {
        return undefined;
      }
    },
  };
}
