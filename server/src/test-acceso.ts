import type { EndpointSpec } from '@vatio/contract/endpoints';
import { type CarteraDePrueba, CUPS, carteraDePrueba, VIEWERS } from './modules/cartera/test-cartera.ts';
import type { Viewer } from './platform/access-token.ts';
import type { TestApp } from './platform/test-app.ts';
import { tokenOf } from './platform/test-session.ts';

/**
 * The callers, in the order of a row's `esperado`. The client and points of a row are those of `cliente`, whose
 * representative is `comercial`; `otro` represents another team.
 */
export const QUIENES = ['anonimo', 'cliente', 'comercial', 'otro', 'admin'] as const;
export type Quien = (typeof QUIENES)[number];

const VIEWER: Readonly<Record<Quien, Viewer | undefined>> = { anonimo: undefined, ...VIEWERS };

/**
 * `pasa` means that the caller is let in, whatever the answer says of the data: neither 401, 403 or 404, nor a
 * server error.
 */
export type Esperado = 'pasa' | 200 | 204 | 400 | 401 | 403 | 404 | 409;

type Llamada = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
};

export type FilaDeAcceso = {
  /** The call is made anew for each caller, so that what one deletes is there for the next. */
  readonly llamada?: () => Llamada | Promise<Llamada>;
  readonly esperado: readonly [Esperado, Esperado, Esperado, Esperado, Esperado];
};

/** The rows of a module's endpoints, by names such as `GET /v1/clientes/:id`. */
export type TablaDeAcceso = Readonly<Record<string, FilaDeAcceso>>;

export type Mundo = Pick<TestApp, 'app' | 'db' | 'files'> & {
  /** What a caller proves who they are with; the token of a session when absent. */
  readonly tokenDe?: (viewer: Viewer) => Promise<string>;
  readonly ids: CarteraDePrueba;
  readonly cups: typeof CUPS;
};

export async function mundoDePrueba({ app, db, files }: TestApp): Promise<Mundo> {
  return { app, db, files, ids: await carteraDePrueba(db), cups: CUPS };
}

/** An endpoint for everybody, signed in or not. */
export function publica(payload: object = {}): FilaDeAcceso {
  return { llamada: () => ({ payload }), esperado: ['pasa', 'pasa', 'pasa', 'pasa', 'pasa'] };
}

/** An endpoint for everybody who is signed in; the module tests what each one sees. */
export function deTodos(llamada?: FilaDeAcceso['llamada']): FilaDeAcceso {
  return { ...(llamada && { llamada }), esperado: [401, 'pasa', 'pasa', 'pasa', 'pasa'] };
}

/** An endpoint for sellers. */
export function deQuienVende(llamada?: FilaDeAcceso['llamada']): FilaDeAcceso {
  return { ...(llamada && { llamada }), esperado: [401, 403, 'pasa', 'pasa', 'pasa'] };
}

/** An endpoint for administrators alone. */
export function deAdministracion(llamada?: FilaDeAcceso['llamada']): FilaDeAcceso {
  return { ...(llamada && { llamada }), esperado: [401, 403, 403, 403, 'pasa'] };
}

/** A call about something that does not exist, which nobody finds. */
export const DE_NADIE: FilaDeAcceso = { esperado: [401, 404, 404, 404, 404] };

/** A call about something that does not exist, which a client is refused before anything is looked up. */
export const NOT_THERE_FOR_SELLERS: FilaDeAcceso = { esperado: [401, 403, 404, 404, 404] };

export async function callApi(
  { app, tokenDe = (viewer) => tokenOf(app, viewer) }: Mundo,
  { method, path }: EndpointSpec,
  fila: FilaDeAcceso,
  quien: Quien,
) {
  const viewer = VIEWER[quien];
  const { params = {}, query = {}, payload = {} } = (await fila.llamada?.()) ?? {};
  const authorization = viewer && `Bearer ${await tokenDe(viewer)}`;
  return app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, nombre) => encodeURIComponent(params[nombre] ?? 'no-existe')),
    query,
    ...(authorization && { headers: { authorization } }),
    ...(method !== 'GET' && { payload }),
  });
}

/** The status of an answer as a row of the table writes it. */
export function resumen(statusCode: number, esperado: Esperado): number | 'pasa' {
  const pasa = statusCode < 500 && ![401, 403, 404].includes(statusCode);
  return esperado === 'pasa' && pasa ? 'pasa' : statusCode;
}
