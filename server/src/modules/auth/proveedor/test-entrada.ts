import { auth, proveedor } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect } from 'vitest';
import { TEST_USERS, testApp } from '../../../platform/test-app.ts';
import { tokenOf } from '../../../platform/test-session.ts';
import { type Forgery, startForger } from './test-forger.ts';
import { enterAt, REGISTRATION, startProvider } from './test-provider.ts';

/** A house whose people enter by a provider, or by one that says of them whatever a test wants. */
export async function houseWithProvider() {
  const { app, db } = await testApp();
  let forgery: Forgery = {};
  const { address: provider } = await startProvider((email) => !email.startsWith('cliente'));
  const { address: forger } = await startForger(() => forgery);
  const { leave, comeBack } = browsersOf(app);
  beforeEach(async () => {
    forgery = {};
    await db.deleteFrom('proveedorDeIdentidad').execute();
    await db.deleteFrom('segundoPaso').execute();
    await db.deleteFrom('identidadEnlazada').execute();
    await db.updateTable('usuario').set({ estado: 'activo' }).execute();
    await db.updateTable('accesoDeLaCasa').set({ segundoPasoAdministradores: false }).execute();
  });
  const settings = {
    nombre: 'La casa',
    emisor: provider,
    ...REGISTRATION,
    dominios: ['prueba.es'],
    pideCuentas: false,
    conDosFactores: false,
  };
  const administer = async (method: 'GET' | 'PUT' | 'DELETE', payload?: object) => {
    const headers = { authorization: `Bearer ${await tokenOf(app, TEST_USERS.admin)}` };
    const answer = await app.inject({
      method,
      url: proveedor.get.path,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  };
  const configure = async (changed: object = {}) => {
    const { status, body } = await administer('PUT', { ...settings, ...changed });
    expect([status, body]).toEqual([200, expect.anything()]);
  };
  const enter = async (email: string) => {
    const { direccion, cookie } = await leave();
    return comeBack(await enterAt(direccion, email), cookie);
  };
  /** Comes back from the forger, which takes the nonce for the code. */
  const enterForged = async (claims: Forgery['claims'], more: Partial<Forgery> = {}) => {
    forgery = { claims: { email: 'comercial@prueba.es', ...claims }, ...more };
    const { asked, cookie } = await leave();
    return comeBack({ code: asked.get('nonce'), state: asked.get('state') }, cookie);
  };
  const opened = async (body: object) => app.accessTokens.verify(auth.sessionSchema.parse(body).accessToken);
  return {
    ...{ app, db, provider, forger, settings, administer, configure },
    ...{ leave, comeBack, enter, enterForged, opened },
  };
}

function browsersOf(app: FastifyInstance) {
  /** A browser that has left for the provider, with its cookie. */
  const leave = async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: proveedor.beginSignIn.path,
    });
    expect(statusCode).toBe(200);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^vatio_entrada=.+HttpOnly; SameSite=Strict$/);
    const { direccion } = JSON.parse(body);
    return { direccion, cookie: cookie.split(';')[0] ?? '', asked: new URL(direccion).searchParams };
  };
  const comeBack = async (payload: object, cookie: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: proveedor.signIn.path,
      payload,
      ...(cookie && { headers: { cookie } }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { leave, comeBack };
}

/** What a refusal says to a program. */
export const told = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly code?: string };
}) => [status, body.code];
