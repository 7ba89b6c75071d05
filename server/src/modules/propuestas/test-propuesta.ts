import { propuestas } from '@vatio/contract/endpoints';
import { expect } from 'vitest';
import { TEST_BRAND } from '../../platform/brand/test-brand.ts';
import type { TestApp } from '../../platform/test-app.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from '../analisis/test-negocio.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { consentimientosDe } from './consentimientos.ts';

const NIF = 'A58818501';
export const EMAIL = 'hola@panaderia.example';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Rol = 'admin' | 'comercial' | 'cliente';

/** Makes clients, a product on sale, and the calls of the tests. */
export async function casaDePrueba({ app, db, as }: TestApp) {
  const { clienteId } = await negocioDePrueba(db);
  await db.updateTable('cliente').set({ nif: NIF, email: EMAIL }).where('id', '=', clienteId).execute();
  await db
    .updateTable('comercial')
    .set({ email: 'jefa@vatio.example' })
    .where('nombre', '=', 'Jefa')
    .execute();

  async function call(method: Method, url: string, payload?: object, rol: Rol = 'comercial') {
    const answer = await app.inject({
      method,
      url,
      headers: await as(rol),
      ...(payload && { payload }),
    });
    const json = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: json ? answer.json() : answer.body, answer };
  }

  const alta = async (cambios: Parameters<typeof productoDePrueba>[0]): Promise<string> =>
    (await call('POST', '/v1/productos', productoDePrueba(cambios), 'admin')).body.id;
  const fijo = await alta({ nombre: 'Fijo' });

  async function analisis(cups: string = CUPS.propio, punto: object = { idProducto: fijo }): Promise<string> {
    const { body } = await call('POST', '/v1/analisis', peticionDePrueba(cups, punto), 'admin');
    expect(body.id, JSON.stringify(body)).toBeDefined();
    return body.id;
  }

  async function borrador(ids?: string[]): Promise<propuestas.Propuesta> {
    const payload = { analisis: ids ?? [await analisis()], mensaje: 'Hola' };
    const { status, body } = await call('POST', '/v1/propuestas', payload);
    expect(status, JSON.stringify(body)).toBe(200);
    return propuestas.create.response.parse(body);
  }

  /** Sends a proposal, and answers it with the token of its link. */
  async function enviada(ids?: string[]) {
    const { id, version } = await borrador(ids);
    const { status, body } = await call('POST', `/v1/propuestas/${id}/enviar`, { version });
    expect(status, JSON.stringify(body)).toBe(200);
    const { propuesta, enlace, correo } = propuestas.send.response.parse(body);
    return { ...propuesta, correo, token: enlace.split('/').at(-1) ?? '' };
  }

  /** Makes a client's call, without an account. */
  async function publico(method: Method, token: string, resto = '', payload?: object) {
    const url = `/v1/publico/propuestas/${token}${resto}`;
    const answer = await app.inject({ method, url, ...(payload && { payload }) });
    const json = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: json ? answer.json() : answer.body, answer };
  }

  return { clienteId, fijo, alta, call, analisis, borrador, enviada, publico };
}

/** The body that the client's form sends on accepting. */
export const ACEPTACION = {
  nombre: 'Marta Ñíguez',
  nif: NIF,
  calidad: 'administrador',
  dni: '87654321X',
  consentimientos: consentimientosDe(TEST_BRAND).map(({ id, version }) => ({ id, version, aceptado: true })),
};
