import type { EndpointSpec } from '@vatio/contract/endpoints';
import { type CarteraDePrueba, CUPS, carteraDePrueba, VIEWERS } from './modules/cartera/test-cartera.ts';
import type { Viewer } from './platform/access-token.ts';
import type { TestApp } from './platform/test-app.ts';
import { tokenOf } from './platform/test-session.ts';

/**
 * Who calls, in the order of a row's `esperado`. The client and the points of a row are those of `cliente`, whose
 * representative is `comercial`; `otro` is a representative of another team.
 */
export const QUIENES = ['anonimo', 'cliente', 'comercial', 'otro', 'admin'] as const;
export type Quien = (typeof QUIENES)[number];

const VIEWER: Readonly<Record<Quien, Viewer | undefined>> = { anonimo: undefined, ...VIEWERS };

/** `pasa`: let in, whatever the answer says of the data: neither 401 nor 403 nor 404, nor a failure of the server. */
export type Esperado = 'pasa' | 200 | 204 | 400 | 401 | 403 | 404 | 409;

type Llamada = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
};

export type FilaDeAcceso = {
  /** Made anew for each of them, so that what one does away with is there for the next one. */
  readonly llamada?: () => Llamada | Promise<Llamada>;
  readonly esperado: readonly [Esperado, Esperado, Esperado, Esperado, Esperado];
};

/** A row for each endpoint of a module, by `GET /v1/clientes/:id`. */
export type TablaDeAcceso = Readonly<Record<string, FilaDeAcceso>>;

export type Mundo = Pick<TestApp, 'app' | 'db' | 'files'> & {
  readonly ids: CarteraDePrueba;
  readonly cups: typeof CUPS;
};

export async function mundoDePrueba({ app, db, files }: TestApp): Promise<Mundo> {
  return { app, db, files, ids: await carteraDePrueba(db), cups: CUPS };
}

/** Open to all, signed in or not. */
export function publica(payload: object = {}): FilaDeAcceso {
  return { llamada: () => ({ payload }), esperado: ['pasa', 'pasa', 'pasa', 'pasa', 'pasa'] };
}

/** Open to all who are signed in; what each one sees is tested by the module. */
export function deTodos(llamada?: FilaDeAcceso['llamada']): FilaDeAcceso {
  return { ...(llamada && { llamada }), esperado: [401, 'pasa', 'pasa', 'pasa', 'pasa'] };
}

/** For those who sell. */
export function deQuienVende(llamada?: FilaDeAcceso['llamada']): FilaDeAcceso {
  return { ...(llamada && { llamada }), esperado: [401, 403, 'pasa', 'pasa', 'pasa'] };
}

/** For administrators alone. */
export function deAdministracion(llamada?: FilaDeAcceso['llamada']): FilaDeAcceso {
  return { ...(llamada && { llamada }), esperado: [401, 403, 403, 403, 'pasa'] };
}

/** About something that is not there: for nobody. */
export const DE_NADIE: FilaDeAcceso = { esperado: [401, 404, 404, 404, 404] };

/** The same of what a client is refused before anything is looked for. */
export const NOT_THERE_FOR_SELLERS: FilaDeAcceso = { esperado: [401, 403, 404, 404, 404] };

export async function llamar(
  { app }: Mundo,
  { method, path }: EndpointSpec,
  fila: FilaDeAcceso,
  quien: Quien,
) {
  const viewer = VIEWER[quien];
  const { params = {}, query = {}, payload = {} } = (await fila.llamada?.()) ?? {};
  const authorization = viewer && `Bearer ${await tokenOf(app, viewer)}`;
  return app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, nombre) => encodeURIComponent(params[nombre] ?? 'no-existe')),
    query,
    ...(authorization && { headers: { authorization } }),
    ...(method !== 'GET' && { payload }),
  });
}
