import { llaves, type ResponseOf } from '@vatio/contract';
import { call } from './call.ts';
import { Problem } from './problem.ts';
import { startSession } from './session.ts';

/** A browser makes or finds no passkey for one of these reasons. */
type PasskeyObstacle = 'cancelled' | 'unsupported' | 'repeated' | 'address';

/** What is said of each obstacle, in the language of whoever asked. */
export type ObstacleWords = Readonly<Record<PasskeyObstacle, string>>;

/** What browsers call them (WebAuthn level 3, sections 5.1.3 and 5.1.4). */
const OBSTACLES: Readonly<Record<string, PasskeyObstacle>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'repeated',
  SecurityError: 'address',
};

/** Opens a session with a passkey that the browser lets its person choose. */
export async function signInWithPasskey(words: ObstacleWords): Promise<void> {
  requireSupport(words);
  const options = await call(llaves.beginSignIn, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const found = await orObstacle(words, () => navigator.credentials.get({ publicKey }));
  const { id, rawId, response } = found.toJSON();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  startSession(
    await call(llaves.signIn, {
      body: {
        credencial: {
          id,
          rawId,
          type: 'public-key',
          response: { clientDataJSON, authenticatorData, signature, userHandle },
        },
      },
    }),
  );
}

/** Makes a passkey by the options of the server, and answers what the server verifies. */
export async function createPasskey(options: ResponseOf<typeof llaves.begin>, words: ObstacleWords) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await orObstacle(words, () => navigator.credentials.create({ publicKey }));
  const { id, rawId, response } = made.toJSON();
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } } as const;
}

/** Refuses before anything is asked of the server, or of the person. */
export function requireSupport(words: ObstacleWords): void {
  const supported = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  if (!supported) throw obstacle(words, 'unsupported');
}

async function orObstacle(words: ObstacleWords, ask: () => Promise<Credential | null>) {
  const credential = await ask().catch((cause: unknown) => {
    const name = cause instanceof DOMException ? cause.name : '';
    throw obstacle(words, OBSTACLES[name] ?? 'cancelled');
  });
  if (!isPasskey(credential)) throw obstacle(words, 'cancelled');
  return credential;
}

/** What `toJSON` gives of one that was made and of one that was found; each caller reads its own part. */
type Passkey = Credential & {
  readonly toJSON: () => {
    readonly id: string;
    readonly rawId: string;
    readonly response: {
      readonly clientDataJSON: string;
      readonly attestationObject: string;
      readonly authenticatorData: string;
      readonly signature: string;
      readonly userHandle?: string;
    };
  };
};

function isPasskey(credential: Credential | null): credential is Passkey {
  return credential?.type === 'public-key';
}

function obstacle(words: ObstacleWords, which: PasskeyObstacle): Problem {
  return new Problem({ status: 0, code: `llave-${which}`, title: words[which] });
}
