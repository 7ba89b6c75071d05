import { cuenta } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionIdOf, type Viewer } from '../../../platform/access-token.ts';
import type { Limits } from '../../../platform/config.ts';
import { route } from '../../../platform/route.ts';
import {
  activateSegundoPaso,
  beginSegundoPaso,
  readSegundoPaso,
  removeOwnSegundoPaso,
  renewRecoveryCodes,
  type SecondStepDeps,
} from '../segundo-paso/segundo-paso.service.ts';
import { updateUsuario } from '../usuario.repository.ts';
import { changePassword } from './contrasena.service.ts';
import { limitProofs } from './limit-proofs.ts';
import { closeOtherSesiones, closeSesion, type Owner, readSesiones } from './sesiones.service.ts';

type Deps = SecondStepDeps & { readonly limits: Limits };

type Call = { readonly viewer: Viewer; readonly request: FastifyRequest };

export function cuentaRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const ownerOf = ({ viewer, request }: Call): Owner => ({
    usuarioId: viewer.id,
    sesionId: sessionIdOf(request),
  });

  route(app, cuenta.sesiones, (call) => readSesiones(db, ownerOf(call)));
  route(app, cuenta.closeSesion, (call) => closeSesion(db, ownerOf(call), call.params.id));
  route(app, cuenta.closeOtherSesiones, (call) => closeOtherSesiones(db, ownerOf(call)));
  route(app, cuenta.endRecorrido, ({ viewer }) => updateUsuario(db, viewer.id, { recorridoVisto: true }));
  route(app, cuenta.keepFilasPorPagina, ({ viewer, body }) => updateUsuario(db, viewer.id, body));
  route(app, cuenta.keepOrdenDeInicio, ({ viewer, body }) => updateUsuario(db, viewer.id, body));
  route(app, cuenta.changePassword, (call) =>
    limitProofs(deps, call, () => changePassword(deps, ownerOf(call), call.body)),
  );

  route(app, cuenta.segundoPaso, ({ viewer }) =>
    readSegundoPaso(db, { usuarioId: viewer.id, role: viewer.role }),
  );
  route(app, cuenta.beginSegundoPaso, (call) =>
    limitProofs(deps, call, () => beginSegundoPaso(deps, ownerOf(call), call.body)),
  );
  route(app, cuenta.activateSegundoPaso, (call) =>
    limitProofs(deps, call, () => activateSegundoPaso(deps, ownerOf(call), call.body)),
  );
  route(app, cuenta.renewRecoveryCodes, (call) =>
    limitProofs(deps, call, () => renewRecoveryCodes(deps, ownerOf(call), call.body)),
  );
  route(app, cuenta.removeSegundoPaso, (call) =>
    limitProofs(deps, call, () =>
      removeOwnSegundoPaso(deps, { ...ownerOf(call), role: call.viewer.role }, call.body),
    ),
  );
}
