import { jwtVerify, SignJWT } from 'jose';

const LIFETIME = '10m';

const newSecret = () => crypto.getRandomValues(new Uint8Array(32));
const accessSecret = newSecret();
const refreshSecret = newSecret();

/**
 * Signs two tokens that last ten minutes. They are worth nothing outside this page, which makes its secrets when it
 * loads.
 */
export async function tokensFor(id: number): Promise<{ accessToken: string; refreshToken: string }> {
  return { accessToken: await signed(id, accessSecret), refreshToken: await signed(id, refreshSecret) };
}

/** Finds whose refresh token this is; undefined when it is no longer valid, or never was. */
export async function ownerOfRefresh(token: string): Promise<number | undefined> {
  try {
    const { payload } = await jwtVerify<{ id: number }>(token, refreshSecret, { algorithms: ['HS256'] });
    return payload.id;
  } catch {
    return undefined;
  }
}

function signed(id: number, secret: Uint8Array): Promise<string> {
  return new SignJWT({ id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(secret);
}
