import { conexiones, permisosDeDatos } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { addressKey, enforceLimit } from '../../platform/limits.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { isClienteVisible } from '../puntos-suministro/ficha.repository.ts';
import type { ConexionDeps } from './acceso.service.ts';
import { listOfConexiones, removeConexion, writeConexion } from './conexiones.service.ts';
import { askForCups, readConsulta, readDeSuministro } from './consultas.service.ts';
import { grantByLink, viewPermiso, withdrawByLink } from './pagina-de-permiso.service.ts';
import { listPermisos } from './permisos.repository.ts';
import { askPermiso, type PermisoDeps, recordPermiso, withdrawPermiso } from './permisos.service.ts';
import { refresh } from './rondas.service.ts';

/** A person makes fewer calls from one address, and guessing a token takes far more. */
const PER_MINUTE = 120;

/** The services that data come from by themselves, what is asked of them, and the leave of the holders. */
export function conexionesRoutes(app: FastifyInstance, deps: ConexionDeps & PermisoDeps): void {
  const { db } = deps;
  route(app, conexiones.list, async ({ viewer }) => ({ rows: await listOfConexiones(deps, viewer) }));
  route(app, conexiones.update, async ({ viewer, params: { id }, body }) => {
    const written = await writeConexion(deps, { viewer, id }, body);
    // What a connection that has just been put on lacks is not left for the next day.
    if (written.activa) await refresh(db);
    return written;
  });
  route(app, conexiones.remove, ({ viewer, params: { id } }) => removeConexion(deps, { viewer, id }));
  route(app, conexiones.deSuministro, ({ viewer, params }) => readDeSuministro(db, viewer, params.cups));
  route(app, conexiones.ask, ({ viewer, body }) => askForCups(db, viewer, body));
  route(app, conexiones.get, ({ viewer, params }) => readConsulta(db, viewer, params.id));
  route(app, permisosDeDatos.list, async ({ viewer, query }) => {
    if (!(await isClienteVisible(db, viewer, query.clienteId))) throw notFound();
    return { rows: await listPermisos(db, query.clienteId) };
  });
  route(app, permisosDeDatos.create, ({ viewer, body }) => askPermiso(deps, viewer, body));
  route(app, permisosDeDatos.record, ({ viewer, body }) => recordPermiso(deps, viewer, body));
  route(app, permisosDeDatos.revoke, ({ viewer, params }) => withdrawPermiso(db, viewer, params.id));
  publicRoutes(app, db);
}

/** The calls of whoever holds a link. */
function publicRoutes(app: FastifyInstance, db: Db): void {
  const guard = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    // The address of the page is the credential, so it stays out of caches and of other sites' logs.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const of = ['enlace-de-permiso', addressKey(request.ip)];
    await enforceLimit({ db, reply, bounded: { of, seconds: 60, max: PER_MINUTE } });
  };
  route(app, permisosDeDatos.get, async (call) => {
    await guard(call);
    return viewPermiso(db, call.params.token);
  });
  route(app, permisosDeDatos.grant, async (call) => {
    await guard(call);
    const { request, params, body } = call;
    const agente = (request.headers['user-agent'] ?? '').slice(0, 300);
    return grantByLink(db, { token: params.token, ip: request.ip, agente }, body);
  });
  route(app, permisosDeDatos.withdraw, async (call) => {
    await guard(call);
    await withdrawByLink(db, call.params.token);
  });
}
