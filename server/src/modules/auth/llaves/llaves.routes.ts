import { llaves } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../../platform/config.ts';
import { route } from '../../../platform/route.ts';
import { limitProofs } from '../cuenta/limit-proofs.ts';
import { originOf } from '../origin.ts';
import type { SecondStepDeps } from '../segundo-paso/segundo-paso.service.ts';
import { limitAccount, limitAddress } from '../sign-in-limits.ts';
import { beginSignIn, findSigner, signInWithLlave } from './llave-sign-in.service.ts';
import { readLlaves, removeOwnLlave, renameOwnLlave } from './llaves.service.ts';
import { addLlave, beginLlave } from './new-llave.service.ts';

/** Passkeys: those of the own account, and the way in with one. */
export function llavesRoutes(app: FastifyInstance, deps: SecondStepDeps & { readonly limits: Limits }): void {
  const { db } = deps;
  const signInDeps = { ...deps, tokens: app.accessTokens };

  route(app, llaves.list, ({ viewer }) => readLlaves(db, viewer.id));
  route(app, llaves.begin, (call) =>
    limitProofs(deps, call, () => beginLlave(deps, call.viewer.id, call.body)),
  );
  route(app, llaves.create, ({ viewer, body }) => addLlave(deps, viewer.id, body));
  route(app, llaves.rename, ({ viewer, params, body }) =>
    renameOwnLlave(db, { usuarioId: viewer.id, id: params.id }, body),
  );
  route(app, llaves.remove, (call) =>
    limitProofs(deps, call, () =>
      removeOwnLlave(deps, { usuarioId: call.viewer.id, id: call.params.id }, call.body),
    ),
  );

  route(app, llaves.beginSignIn, async (call) => {
    await limitAddress(deps, call);
    return beginSignIn(deps);
  });

  route(app, llaves.signIn, async ({ body: { credencial }, request, reply }) => {
    await limitAddress(deps, { request, reply });
    const signer = await findSigner(db, credencial);
    return limitAccount({
      deps,
      call: { request, reply },
      email: signer.usuario.email,
      signIn: () => signInWithLlave(signInDeps, { ...signer, credencial }, originOf(request)),
    });
  });
}
