import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

const HOW_MANY = 10;
/** Digits and letters without those that are taken for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;
const SALT_BYTES = 16;

/** Ten codes such as `k7f2m-9xw4p`, of almost fifty bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, newCode);
}

function newCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // A byte beyond the last whole round of the alphabet would make its first letters likelier.
      if (byte < 256 - (256 % ALPHABET.length) && code.length < LENGTH)
        code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

export function newRecoverySalt(): Buffer {
  return randomBytes(SALT_BYTES);
}

/** The slow hash of passwords, with one salt for an account, so that a try costs one hash and not ten. */
export function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(code.toLowerCase().replace(/[^a-z0-9]/g, ''), { salt });
}
