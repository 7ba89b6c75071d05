import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { sealSecret, unsealSecret } from '../../../platform/sealed-secret.ts';
import { hashRecoveryCode, newRecoveryCodes, newRecoverySalt } from './recovery-codes.ts';
import { newTotpSecret, totpSetup, totpStep } from './totp.ts';

/** RFC 6238, appendix B: the seconds and the eight digits of SHA-1; ours are the last six of them. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(VECTORS)(
  'the code of RFC 6238 at second %d is accepted in its step, and the steps beside it',
  (seconds, code) => {
    const step = Math.floor(seconds / 30);
    const ours = code.slice(2);
    const at = (steps: number) => totpStep(SECRET, ours, (seconds + 30 * steps) * 1000);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([undefined, step, step, step, undefined]);
  },
);

describe('a secret for an application', () => {
  test('has 160 bits, and its address the brand and the account', () => {
    const secret = newTotpSecret();
    expect(secret).toHaveLength(20);
    const { secreto, direccion } = totpSetup(secret, { issuer: 'Luz & Más: S.L.', label: 'ana@prueba.es' });
    const address = new URL(direccion);
    expect(secreto).toMatch(/^[A-Z2-7]{32}$/);
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toContain('ana@prueba.es');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: 'Luz & Más: S.L.',
      secret: secreto,
      digits: '6',
      period: '30',
    });
    const now = Date.now();
    const code = new TOTP({ secret: secreto }).generate({ timestamp: now });
    expect(totpStep(secret, code, now)).toBe(Math.floor(now / 30_000));
  });

  test('is encrypted for its account, and read by the same server alone', () => {
    const secret = newTotpSecret();
    const sealed = sealSecret('un secreto', 'ana', secret);
    expect(sealed.includes(Buffer.from(secret))).toBe(false);
    expect(unsealSecret('un secreto', 'ana', sealed)).toEqual(Buffer.from(secret));
    expect(unsealSecret('otro secreto', 'ana', sealed)).toBeUndefined();
    expect(unsealSecret('un secreto', 'eva', sealed)).toBeUndefined();
    sealed[sealed.length - 1]! ^= 1;
    expect(unsealSecret('un secreto', 'ana', sealed)).toBeUndefined();
  });
});

test('recovery codes are ten different ones, hashed however they are typed', async () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  const salt = newRecoverySalt();
  const typed = [codes[0]!, codes[0]!.toUpperCase(), codes[0]!.replace('-', ' ')];
  const hashes = await Promise.all(typed.map((code) => hashRecoveryCode(code, salt)));
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(1);
  expect(await hashRecoveryCode(codes[0]!, newRecoverySalt())).not.toEqual(hashes[0]);
});
