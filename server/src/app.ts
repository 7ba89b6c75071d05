import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { auth } from '@vatio/contract/endpoints';
import type { Territorio } from '@vatio/domain';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { ajustesRoutes } from './modules/ajustes/ajustes.routes.ts';
import { sampleMailRoutes } from './modules/ajustes/muestra/sample-mail.routes.ts';
import { analisisRoutes } from './modules/analisis/analisis.routes.ts';
import { aperturasRoutes } from './modules/aperturas/aperturas.routes.ts';
import { auditoriaRoutes } from './modules/auditoria/auditoria.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { cuentaRoutes } from './modules/auth/cuenta/cuenta.routes.ts';
import { hiddenAreasRoutes } from './modules/auth/hidden-areas.routes.ts';
import { llavesRoutes } from './modules/auth/llaves/llaves.routes.ts';
import { proveedorRoutes } from './modules/auth/proveedor/proveedor.routes.ts';
import { avisosRoutes } from './modules/avisos/avisos.routes.ts';
import { busquedaRoutes } from './modules/busqueda/busqueda.routes.ts';
import { calculosRoutes } from './modules/calculos/calculos.routes.ts';
import { camposRoutes } from './modules/campos/campos.routes.ts';
import { clavesRoutes } from './modules/claves/claves.routes.ts';
import { clientesAdminRoutes } from './modules/clientes/admin/admin.routes.ts';
import { clientesRoutes } from './modules/clientes/clientes.routes.ts';
import { clientesLoteRoutes } from './modules/clientes/lote/lote.routes.ts';
import { supresionesRoutes } from './modules/clientes/supresiones/supresiones.routes.ts';
import { comercialesRoutes } from './modules/comerciales/comerciales.routes.ts';
import { comisionesRoutes } from './modules/comisiones/comisiones.routes.ts';
import { conexionesRoutes } from './modules/conexiones/conexiones.routes.ts';
import { contratosRoutes } from './modules/contratos/contratos.routes.ts';
import { correosRoutes } from './modules/correos/correos.routes.ts';
import { documentosRoutes } from './modules/documentos/documentos.routes.ts';
import { etiquetasRoutes } from './modules/etiquetas/etiquetas.routes.ts';
import { evidenciasRoutes } from './modules/evidencias/evidencias.routes.ts';
import { extractosRoutes } from './modules/extractos/extractos.routes.ts';
import { facturasRoutes } from './modules/facturas/facturas.routes.ts';
import { reviewChanged } from './modules/facturas/revision.service.ts';
import { importacionesRoutes } from './modules/importaciones/importaciones.routes.ts';
import { incidenciasRoutes } from './modules/incidencias/incidencias.routes.ts';
import { informesRoutes } from './modules/informes/informes.routes.ts';
import { inicioRoutes } from './modules/inicio/inicio.routes.ts';
import { liquidacionesRoutes } from './modules/liquidaciones/liquidaciones.routes.ts';
import { listasCodigosRoutes } from './modules/listas-codigos/listas-codigos.routes.ts';
import { marcadoresRoutes } from './modules/marcadores/marcadores.routes.ts';
import { mercadoRoutes } from './modules/mercado/mercado.routes.ts';
import { miAreaRoutes } from './modules/mi-area/mi-area.routes.ts';
import { normasRoutes } from './modules/normas/normas.routes.ts';
import { operacionesRoutes } from './modules/operaciones/operaciones.routes.ts';
import { peticionesDeDocumentosRoutes } from './modules/peticiones-de-documentos/peticiones-de-documentos.routes.ts';
import { productosRoutes } from './modules/productos/productos.routes.ts';
import { linksOfContratos } from './modules/propuestas/links-of-contratos.ts';
import { propuestasLoteRoutes } from './modules/propuestas/lote.routes.ts';
import { propuestasRoutes } from './modules/propuestas/propuestas.routes.ts';
import { puntosSuministroRoutes } from './modules/puntos-suministro/puntos-suministro.routes.ts';
import { propuestasDeRenovacionRoutes } from './modules/renovaciones/propuestas.routes.ts';
import { descripcionRoutes, saludRoutes } from './modules/salud/salud.routes.ts';
import { calendarioRoutes } from './modules/tareas/calendario/calendario.routes.ts';
import { tareasRoutes } from './modules/tareas/tareas.routes.ts';
import { usuariosRoutes } from './modules/usuarios/usuarios.routes.ts';
import { vistasRoutes } from './modules/vistas/vistas.routes.ts';
import { webhooksRoutes } from './modules/webhooks/webhooks.routes.ts';
import { accessTokens } from './platform/access-token.ts';
import { apiKeys } from './platform/api-keys.ts';
import { followCalls } from './platform/calls-under-way.ts';
import type { Config, Limits } from './platform/config.ts';
import type { ProcessRole } from './platform/config-variables.ts';
import type { Db } from './platform/database.ts';
import { answerEntityTags } from './platform/entity-tags.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { postgresFiles } from './platform/files/postgres-files.ts';
import { httpsPolicy, keepToHttps } from './platform/https-only.ts';
import type { Jobs } from './platform/jobs.ts';
import { keepOutOfCaches } from './platform/keep-out-of-caches.ts';
import { limitCalls } from './platform/limit-calls.ts';
import type { Listener } from './platform/listen.ts';
import { LiveSessions } from './platform/live-sessions.ts';
import { safeLogger } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import { serveMcp } from './platform/mcp/mcp.ts';
import { serveMetrics } from './platform/metrics.ts';
import { serveDocsPage } from './platform/openapi/docs-page.ts';
import { describeApi } from './platform/openapi/openapi.ts';
import { answerProblems, notFound, sendProblem } from './platform/problems.ts';
import { openReplica } from './platform/replica-reads.ts';
import { answerRequestIds, requestIds } from './platform/request-id.ts';
import { refuseSlowBodies } from './platform/slow-bodies.ts';
import type { SmsSender } from './platform/sms/sms.ts';
import { HTTP_TIMES } from './platform/starting/door.ts';
import { traceCalls } from './platform/tracing/trace-calls.ts';
import { keepUploadsIn } from './platform/upload.ts';
import { validatorCompiler } from './platform/validation.ts';
import { OF_NO_ADDRESS, protectAnswers, serveWeb } from './platform/web.ts';
import { SAMPLE_MAILS } from './sample-mails.ts';
import { SECRET_PATHS } from './secret-paths.ts';
import { BUSCADORES, CON_CODIGOS, CORREOS, DOCUMENTOS, SUCESOS } from './subjects.ts';
import { tareasDe } from './tareas.ts';

export type AppDeps = Pick<Config, 'network'> &
  Partial<Pick<Config, 'readUrl' | 'readSeconds' | 'services'>> & {
    readonly db: Db;
    readonly jobs: Jobs;
    /** The listener hears what other processes of the same database announce. */
    readonly listener: Listener;
    /** The files of calls under way stand here until they are answered. */
    readonly dataFolder: string;
    /** What else the process does; both when absent. */
    readonly role?: ProcessRole;
    /** The store of files; when absent, the database. */
    readonly files?: FileStore;
    /** The secret signs the access tokens. */
    readonly secret: string;
    readonly limits: Limits;
    readonly mail: Mailer;
    readonly sms: SmsSender;
    /** The address where people open Vatio, without a trailing slash; the links of the mails begin with it. */
    readonly publicUrl: string;
    /** The territory where the house is established decides the taxes of what it pays. */
    readonly territorio: Territorio;
    /** The folder of the built web; without it, only the API is served. */
    readonly webFolder?: string | undefined;
    /** The accounts with which to try a demonstration; absent when it is none. */
    readonly cuentasDemo?: readonly auth.CuentaDemo[];
    readonly trustProxy?: string | undefined;
    /** The server that already listens and hears the application from its start on; a new one when absent. */
    readonly serverFactory?: FastifyServerOptions['serverFactory'];
    readonly logLevel?: string;
    /** Whoever reads `/metrics` shows it; without one, nobody reads them. */
    readonly metricsToken?: string | undefined;
    /** The destination of the log; when absent, standard error. */
    readonly logStream?: { write: (line: string) => void };
    /** How long a body may stand still, in ms; half a minute when absent. */
    readonly bodyPatienceMs?: number;
  };

const BODY_BYTES = 2 * 1024 ** 2;
const UPLOAD_BYTES = 1024 ** 3;
/** Everything that shrinks, except event streams, whose events compression would hold back. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml)|image\/svg)/;

/** What every application of a process has, whatever it serves. */
function bareApp(
  deps: Pick<AppDeps, 'logLevel' | 'logStream' | 'trustProxy' | 'db' | 'serverFactory'> &
    Partial<Pick<AppDeps, 'publicUrl'>>,
): FastifyInstance {
  const policyOf = httpsPolicy(deps);
  const app = fastify({
    logger: safeLogger(deps.logLevel ?? 'silent', deps.logStream ?? process.stderr),
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : { http: HTTP_TIMES }),
    trustProxy: deps.trustProxy ?? false,
    genReqId: requestIds(deps.trustProxy),
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 300 },
    // An address that the router cannot read reaches no handler.
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(reply.headers({ ...OF_NO_ADDRESS, ...policyOf(request) }), notFound()),
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.decorate('db', deps.db).decorate('endpoints', []).decorate('answers', new Map());
  app.decorateRequest('admitted');
  traceCalls(app, deps.trustProxy);
  answerProblems(app);
  answerRequestIds(app);
  followCalls(app);
  keepOutOfCaches(app);
  return app;
}

/** The application of a process that only works: those who watch it are answered, and nobody else. */
export function buildWorkerApp(
  deps: Pick<AppDeps, 'logLevel' | 'trustProxy' | 'db' | 'metricsToken' | 'serverFactory'>,
): FastifyInstance {
  const app = bareApp(deps);
  serveMetrics(app, deps);
  saludRoutes(app, deps.db);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
  return app;
}

/** Builds the whole application without a port: the process listens with it, and the tests call `inject()`. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps = { files: postgresFiles(given.db), ...given };
  const app = bareApp(deps);
  const sessions = new LiveSessions(deps.db, deps.listener);
  app.addHook('onClose', async () => sessions.close());
  app.decorate('accessTokens', accessTokens(deps.secret, sessions));
  app.decorate('apiKeys', apiKeys(deps.db));
  const replica = openReplica(deps);
  app.addHook('onClose', async () => replica?.close());
  app.decorate('replica', replica);
  refuseSlowBodies(app, deps.bodyPatienceMs);
  keepToHttps(app, deps);
  protectAnswers(app, deps.webFolder);
  answerEntityTags(app);
  await app.register(compress, { customTypes: COMPRESSIBLE });
  await limitCalls(app, deps, deps.limits.requestsPerMinute);
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 20, fields: 50 } });
  keepUploadsIn(app, deps.dataFolder);
  await describeApi(app, deps.publicUrl);
  await serveDocsPage(app);
  serveMetrics(app, deps);
  serveMcp(app, deps.publicUrl);
  serveModules(app, deps);
  await serveWeb(app, { folder: deps.webFolder, secretPaths: SECRET_PATHS });
  return app;
}

function serveModules(app: FastifyInstance, deps: AppDeps & { readonly files: FileStore }): void {
  const operaciones = { db: deps.db, jobs: deps.jobs, tareas: tareasDe(deps) };
  saludRoutes(app, deps.db);
  descripcionRoutes(app);
  authRoutes(app, deps);
  cuentaRoutes(app, deps);
  llavesRoutes(app, deps);
  proveedorRoutes(app, deps);
  for (const routes of [calculosRoutes, mercadoRoutes, analisisRoutes]) routes(app, deps.db);
  productosRoutes(app, operaciones);
  propuestasRoutes(app, deps);
  for (const routes of [propuestasLoteRoutes, propuestasDeRenovacionRoutes, etiquetasRoutes, camposRoutes])
    routes(app, operaciones);
  evidenciasRoutes(app, deps.db);
  puntosSuministroRoutes(app, operaciones);
  importacionesRoutes(app, deps);
  contratosRoutes(app, { ...operaciones, files: deps.files }, linksOfContratos(deps));
  liquidacionesRoutes(app, deps);
  for (const routes of [extractosRoutes, facturasRoutes, informesRoutes, comisionesRoutes])
    routes(app, deps.db);
  inicioRoutes(app, deps);
  clientesRoutes(app, deps.db);
  clientesLoteRoutes(app, operaciones);
  clientesAdminRoutes(app, deps);
  supresionesRoutes(app, deps.db);
  comercialesRoutes(app, deps, operaciones);
  usuariosRoutes(app, operaciones, deps);
  operacionesRoutes(app, operaciones);
  correosRoutes(app, deps, CORREOS);
  tareasRoutes(app, operaciones);
  calendarioRoutes(app, deps);
  incidenciasRoutes(app, deps);
  miAreaRoutes(app, { db: deps.db, files: deps.files }, linksOfContratos(deps).toPropuesta);
  for (const routes of [peticionesDeDocumentosRoutes, conexionesRoutes, ajustesRoutes]) routes(app, deps);
  hiddenAreasRoutes(app, deps.db);
  normasRoutes(app, deps.db, reviewChanged);
  sampleMailRoutes(app, { ...deps, samples: SAMPLE_MAILS });
  clavesRoutes(app, deps);
  webhooksRoutes(app, deps, SUCESOS);
  for (const routes of [auditoriaRoutes, avisosRoutes, marcadoresRoutes, vistasRoutes]) routes(app, deps.db);
  aperturasRoutes(app);
  listasCodigosRoutes(app, deps.db, CON_CODIGOS);
  documentosRoutes(app, deps, DOCUMENTOS);
  busquedaRoutes(app, deps.db, BUSCADORES);
}
