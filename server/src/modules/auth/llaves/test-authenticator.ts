import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_BE_SYNCED = 0x08;
const HAS_CREDENTIAL = 0x40;

const AT_HOME = { id: 'vatio.example', origin: 'https://vatio.example' };

type Place = { readonly id: string; readonly origin: string };

/** What a test changes of an answer, as somebody would who forges one. */
type Twist = Partial<Place> & {
  readonly verified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
};

/** A device with one passkey, as a browser hands on what it answers (WebAuthn level 3, ES256 and no attestation). */
export class TestAuthenticator {
  readonly credentialId = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  userHandle: string | null = null;
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: kind of key 2 (EC2), algorithm -7 (ES256), curve 1 (P-256) and the two coordinates (RFC 9052 and 9053).
    this.#publicKey = cborMap([
      [Buffer.of(0x01), Buffer.of(0x02)],
      [Buffer.of(0x03), Buffer.of(0x26)],
      [Buffer.of(0x20), Buffer.of(0x01)],
      [Buffer.of(0x21), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.of(0x22), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  /** The answer to what `begin` asks for. */
  create(options: { readonly challenge: string; readonly user: { readonly id: string } }, twist: Twist = {}) {
    this.userHandle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#publicKey]);
    const authData = Buffer.concat([this.#data(HAS_CREDENTIAL, twist), credential]);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', options.challenge, twist),
      attestationObject: attestationObject.toString('base64url'),
    });
  }

  /** The answer to what `beginSignIn` asks for. */
  sign(options: { readonly challenge: string }, twist: Twist = {}) {
    if (twist.counter === undefined && this.counter > 0) this.counter++;
    const authenticatorData = this.#data(0, twist);
    const clientDataJSON = clientData('webauthn.get', options.challenge, twist);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256').update(authenticatorData).update(hash).sign(this.#privateKey);
    return this.#answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: twist.userHandle ?? this.userHandle,
    });
  }

  #answer<R extends object>(response: R) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', response };
  }

  #data(flags: number, { id = AT_HOME.id, verified = true, counter = this.counter }: Twist): Buffer {
    const data = Buffer.alloc(37);
    createHash('sha256').update(id).digest().copy(data);
    data[32] = USER_PRESENT | MAY_BE_SYNCED | flags | (verified ? USER_VERIFIED : 0);
    data.writeUInt32BE(counter, 33);
    return data;
  }
}

function clientData(type: string, challenge: string, { origin = AT_HOME.origin }: Twist): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

/** The head of a piece of CBOR (RFC 8949): its kind, and a length below 65,536. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.of((kind << 5) | length);
  if (length < 256) return Buffer.of((kind << 5) | 24, length);
  return Buffer.of((kind << 5) | 25, length >> 8, length & 0xff);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([head(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([head(3, text.length), Buffer.from(text)]);
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
}
