import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { afterAll, vi } from 'vitest';

export const REGISTRATION = { clienteId: 'vatio', secreto: 'secreto-del-proveedor-de-prueba' };
const RETURN = 'https://vatio.example/login';

export type Served = { readonly address: string; readonly stop: () => void };

/** Serves at an address of this machine until the file's last test, or until it is stopped. */
export async function serve(listenerAt: (address: string) => RequestListener): Promise<Served> {
  const server: Server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('No port');
  const address = `http://localhost:${at.port}`;
  server.on('request', listenerAt(address));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  afterAll(stop);
  return { address, stop };
}

/**
 * A provider whose accounts are the addresses that enter; whether they are verified is what `isVerified` says. It sends
 * people back to `returnTo`.
 */
export function startProvider(isVerified: (email: string) => boolean, returnTo = RETURN): Promise<Served> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  return serve((address) =>
    new Provider(address, {
      clients: [
        {
          client_id: REGISTRATION.clienteId,
          client_secret: REGISTRATION.secreto,
          redirect_uris: [returnTo],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_: unknown, email: string) => ({
        accountId: email,
        claims: () => ({ sub: email, email, email_verified: isVerified(email), name: 'De fuera' }),
      }),
      pkce: { required: () => true },
      cookies: { keys: ['una-clave-de-prueba'] },
      features: { devInteractions: { enabled: true } },
    }).callback(),
  );
}

/** Enters at the provider as a person does in a browser, and answers what it brings back. */
export async function enterAt(
  direccion: string,
  email: string,
): Promise<{ code: string; state: string; iss: string }> {
  const jar = new Map<string, string>();
  let url = direccion;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    form = undefined;
    const location = answer.headers.get('location');
    if (location?.startsWith(RETURN)) {
      const { code, state, iss } = Object.fromEntries(new URL(location).searchParams);
      return { code: code ?? '', state: state ?? '', iss: iss ?? '' };
    }
    if (location) {
      url = new URL(location, url).href;
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
    form = new URLSearchParams({ prompt, login: email, password: 'cualquiera' });
    url = /action="([^"]+)"/.exec(page)?.[1] ?? url;
  }
  throw new Error('The provider never came back');
}
