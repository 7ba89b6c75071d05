import { vi } from 'vitest';

type Asked = { readonly method: 'create' | 'get'; readonly publicKey: unknown };

/** A browser with passkeys, for tests: `answer` is what its device says, or what it throws. Answers what was asked of it. */
export function withPasskeys(answer: () => object): readonly Asked[] {
  const challenges: Asked[] = [];
  const credentials = (method: Asked['method']) => async (options: { readonly publicKey: unknown }) => {
    challenges.push({ method, publicKey: options.publicKey });
    const response = answer();
    const json = { id: 'bGxhdmU', rawId: 'bGxhdmU', type: 'public-key', response };
    return { ...json, toJSON: () => json };
  };
  const parsed = (options: unknown) => options;
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: parsed,
    parseRequestOptionsFromJSON: parsed,
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: credentials('create'), get: credentials('get') },
  });
  return challenges;
}
