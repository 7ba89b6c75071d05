import { CUPS, carteraDePrueba, headersOf, VIEWERS } from './modules/cartera/test-cartera.ts';
import type { Viewer } from './platform/access-token.ts';
import { testApp } from './platform/test-app.ts';

export type Quien = keyof typeof VIEWERS;

/** These NIF are valid and belong to nobody. */
export const NIF = { empresa: 'B12345674', otraEmpresa: 'A58818501', persona: '12345678Z' } as const;
export const IBAN = 'ES9121000418450200051332';

type Metodo = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The application over the test portfolio, with calls as one of its people. */
export async function bancoDePrueba(base = '/v1/clientes', deps: Parameters<typeof testApp>[0] = {}) {
  const harness = await testApp(deps);
  const ids = await carteraDePrueba(harness.db);
  const headers = (quien: Quien | Viewer) =>
    headersOf(harness, typeof quien === 'string' ? VIEWERS[quien] : quien);
  async function call(quien: Quien | Viewer, metodo: Metodo, url: string, payload?: object) {
    const {
      statusCode,
      body,
      headers: answered,
      rawPayload,
    } = await harness.app.inject({
      method: metodo,
      url: url.startsWith('/v1') ? url : `${base}${url}`,
      headers: await headers(quien),
      ...(metodo !== 'GET' && { payload: payload ?? {} }),
    });
    const json = String(answered['content-type']).includes('json');
    return { status: statusCode, body: json ? JSON.parse(body) : body, headers: answered, rawPayload };
  }
  /** Sends a form with one file. */
  async function upload(quien: Quien, url: string, fichero: Blob, nombre: string, campos: object = {}) {
    const form = new FormData();
    for (const [campo, valor] of Object.entries(campos)) form.set(campo, valor);
    form.set('fichero', fichero, nombre);
    const cuerpo = new Response(form);
    const { statusCode, body } = await harness.app.inject({
      method: 'POST',
      url: url.startsWith('/v1') ? url : `${base}${url}`,
      headers: { ...(await headers(quien)), 'content-type': cuerpo.headers.get('content-type') ?? '' },
      payload: Buffer.from(await cuerpo.arrayBuffer()),
    });
    return { status: statusCode, body: JSON.parse(body) };
  }
  /** The actions that the audit has on something, the latest at the end. */
  async function acciones(entidadId: string): Promise<string[]> {
    const filas = await harness.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidadId', '=', entidadId)
      .orderBy('id')
      .execute();
    return filas.map(({ accion }) => accion);
  }
  return { ...harness, ids, cups: CUPS, call, upload, acciones };
}
