import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Who has shown the password of an account, and still has to show the second step. */
export type Challenged = { readonly usuarioId: string; readonly version: number };

const ALGORITHM = 'HS256';
/** Only here is this audience accepted, and an access token has none. */
const AUDIENCE = 'segundo-paso';
const payloadSchema = z.object({ sub: z.uuid(), ver: z.int() });

export function issueChallenge(secret: string, { usuarioId, version }: Challenged): Promise<string> {
  return new SignJWT({ ver: version })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(usuarioId)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(keyOf(secret));
}

/** `undefined` when it is not ours or has expired. */
export async function readChallenge(secret: string, token: string): Promise<Challenged | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
    });
    const { sub, ver } = payloadSchema.parse(payload);
    return { usuarioId: sub, version: ver };
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
