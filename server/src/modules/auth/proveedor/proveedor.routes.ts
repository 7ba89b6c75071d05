import { proveedor } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../platform/config.ts';
import { route } from '../../../platform/route.ts';
import { rememberDevice } from '../device-cookie.ts';
import { foldEmail } from '../fold-email.ts';
import { originOf } from '../origin.ts';
import { limitAddress } from '../sign-in-limits.ts';
import { markBrowser, markOf } from './browser-cookie.ts';
import { type ProveedorDeps, readProveedor, removeProveedor, writeProveedor } from './proveedor.service.ts';
import { beginSignIn, signInWithProveedor } from './proveedor-sign-in.service.ts';

/** The identity provider of the house: its settings, and the way in by it. */
export function proveedorRoutes(
  app: FastifyInstance,
  deps: ProveedorDeps & { readonly limits: Limits },
): void {
  route(app, proveedor.get, () => readProveedor(deps));
  route(app, proveedor.update, ({ viewer, body }) => writeProveedor(deps, viewer, body));
  route(app, proveedor.remove, ({ viewer }) => removeProveedor(deps, viewer));

  route(app, proveedor.beginSignIn, async ({ request, reply }) => {
    await limitAddress(deps, { request, reply });
    return beginSignIn(deps, markBrowser(request, reply));
  });

  route(app, proveedor.signIn, async ({ body, request, reply }) => {
    await limitAddress(deps, { request, reply });
    const returned = { ...body, navegadorHash: markOf(request) };
    const signInDeps = { ...deps, tokens: app.accessTokens };
    const answer = await signInWithProveedor(signInDeps, returned, originOf(request));
    if ('userData' in answer) {
      rememberDevice(request, reply, { secret: deps.secret, account: foldEmail(answer.userData.email) });
    }
    return answer;
  });
}
