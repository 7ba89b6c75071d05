import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { auth } from '@vatio/contract/endpoints';
import type { Territorio } from '@vatio/domain';
import { type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { analisisRoutes } from './modules/analisis/analisis.routes.ts';
import { searchAnalisis } from './modules/analisis/hallazgos.repository.ts';
import { auditoriaRoutes } from './modules/auditoria/auditoria.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { type Buscadores, busquedaRoutes } from './modules/busqueda/busqueda.routes.ts';
import { calculosRoutes } from './modules/calculos/calculos.routes.ts';
import { clientesAdminRoutes } from './modules/clientes/admin/admin.routes.ts';
import { clientesRoutes } from './modules/clientes/clientes.routes.ts';
import { searchClientes } from './modules/clientes/hallazgos.repository.ts';
import { codigosDeClientes } from './modules/clientes/listado.repository.ts';
import { clientesLoteRoutes } from './modules/clientes/lote/lote.routes.ts';
import { comercialesRoutes } from './modules/comerciales/comerciales.routes.ts';
import { searchComerciales } from './modules/comerciales/hallazgos.repository.ts';
import { comisionesRoutes } from './modules/comisiones/comisiones.routes.ts';
import { codigosDeContratos } from './modules/contratos/contratos.repository.ts';
import { contratosRoutes } from './modules/contratos/contratos.routes.ts';
import { searchContratos } from './modules/contratos/hallazgos.repository.ts';
import { contratoEsVisible } from './modules/contratos/lectura.service.ts';
import { correosRoutes, type DeQueTratan } from './modules/correos/correos.routes.ts';
import type { Duenos } from './modules/documentos/documentos.repository.ts';
import { documentosRoutes } from './modules/documentos/documentos.routes.ts';
import { importacionesRoutes } from './modules/importaciones/importaciones.routes.ts';
import { inicioRoutes } from './modules/inicio/inicio.routes.ts';
import { liquidacionesRoutes } from './modules/liquidaciones/liquidaciones.routes.ts';
import { type ConCodigos, listasCodigosRoutes } from './modules/listas-codigos/listas-codigos.routes.ts';
import { marcadoresRoutes } from './modules/marcadores/marcadores.routes.ts';
import { operacionesRoutes } from './modules/operaciones/operaciones.routes.ts';
import { productosRoutes } from './modules/productos/productos.routes.ts';
import { searchPropuestas } from './modules/propuestas/hallazgos.repository.ts';
import { linksOfContratos } from './modules/propuestas/links-of-contratos.ts';
import { codigosDePropuestas } from './modules/propuestas/listado.repository.ts';
import { propuestasLoteRoutes } from './modules/propuestas/lote.routes.ts';
import { propuestasRoutes } from './modules/propuestas/propuestas.routes.ts';
import { isPropuestaVisible } from './modules/propuestas/propuestas.service.ts';
import { isClienteVisible, isPuntoVisible } from './modules/puntos-suministro/ficha.repository.ts';
import { searchPuntos } from './modules/puntos-suministro/hallazgos.repository.ts';
import { cupsVisibles } from './modules/puntos-suministro/listado.repository.ts';
import { puntosSuministroRoutes } from './modules/puntos-suministro/puntos-suministro.routes.ts';
import { saludRoutes } from './modules/salud/salud.routes.ts';
import { usuariosRoutes } from './modules/usuarios/usuarios.routes.ts';
import { vistasRoutes } from './modules/vistas/vistas.routes.ts';
import { accessTokens } from './platform/access-token.ts';
import { followCalls } from './platform/calls-under-way.ts';
import type { Limits } from './platform/config.ts';
import type { Db } from './platform/database.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { postgresFiles } from './platform/files/postgres-files.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Listener } from './platform/listen.ts';
import { LiveSessions } from './platform/live-sessions.ts';
import { safeLogger } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import { describeApi } from './platform/openapi.ts';
import { answerProblems, notFound, sendProblem, tooManyRequests } from './platform/problems.ts';
import { refuseSlowBodies } from './platform/slow-bodies.ts';
import { keepUploadsIn } from './platform/upload.ts';
import { validatorCompiler } from './platform/validation.ts';
import { protectPages, serveWeb } from './platform/web.ts';
import { tareasDe } from './tareas.ts';

export type AppDeps = {
  readonly db: Db;
  readonly jobs: Jobs;
  /** Hears what other processes of the same database announce. */
  readonly listener: Listener;
  /** Where the files of the calls under way stand until they are answered. */
  readonly dataFolder: string;
  /** Where files are kept; absent: in the database. */
  readonly files?: FileStore;
  /** Signs the access tokens. */
  readonly secret: string;
  readonly limits: Limits;
  readonly mail: Mailer;
  /** Where people open Vatio, without a slash at the end: the links of the mails begin so. */
  readonly publicUrl: string;
  /** Where the house is established, for the taxes of what it pays. */
  readonly territorio: Territorio;
  /** The built web; absent: only the API. */
  readonly webFolder?: string | undefined;
  /** Accounts to try a demonstration with; absent: it is none. */
  readonly cuentasDemo?: readonly auth.CuentaDemo[];
  readonly trustProxy?: string | undefined;
  readonly logLevel?: string;
  /** Where the log goes; absent: standard error. */
  readonly logStream?: { write: (line: string) => void };
  /** How long a body may stand still; absent: half a minute. */
  readonly bodyPatienceMs?: number;
};

/** The headers of a call have half a minute, and somebody looks often enough for it to be no more. */
const HEADERS_MS = 30_000;
const CHECK_MS = 5_000;
const BODY_BYTES = 2 * 1024 ** 2;
const UPLOAD_BYTES = 1024 ** 3;
/** Everything that shrinks, save event streams: compression would hold their events back. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml)|image\/svg)/;

/** The page of a proposal: its address is the client's key to it. */
const SECRET_PATHS = /^\/p\//;

/** What a document may be about, and who sees it there. */
const DUENOS: Duenos = {
  propuesta: isPropuestaVisible,
  cliente: isClienteVisible,
  contrato: contratoEsVisible,
  'punto-suministro': isPuntoVisible,
};

/** Whose mails a representative sees: those of the proposals and contracts that they see. */
const CORREOS: DeQueTratan = {
  propuesta: isPropuestaVisible,
  contrato: contratoEsVisible,
  usuario: async () => false,
};

/** The lists that are filtered by pasted codes. */
const CON_CODIGOS: ConCodigos = {
  'puntos-suministro': cupsVisibles,
  clientes: codigosDeClientes,
  contratos: codigosDeContratos,
  propuestas: codigosDePropuestas,
};

/** The groups of the search. */
const BUSCADORES: Buscadores = {
  puntos: searchPuntos,
  clientes: searchClientes,
  propuestas: searchPropuestas,
  contratos: searchContratos,
  analisis: searchAnalisis,
  comerciales: searchComerciales,
};

/** What the API answers is about people: no cache keeps it, unless a handler says otherwise. */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/v1/')) reply.header('cache-control', 'no-store');
  });
}

/** The whole application without a port: the process listens with it, the tests call `inject()`. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps = { files: postgresFiles(given.db), ...given };
  const app = fastify({
    logger: safeLogger(deps.logLevel ?? 'silent', deps.logStream ?? process.stderr),
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 300 },
    // An address that the router cannot read reaches no handler.
    frameworkErrors: (_error, _request, reply) => {
      sendProblem(reply, notFound());
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const sessions = new LiveSessions(deps.db, deps.listener);
  app.addHook('onClose', async () => sessions.close());
  app.decorate('accessTokens', accessTokens(deps.secret, sessions));
  app.decorate('endpoints', []);
  answerProblems(app);
  followCalls(app);
  refuseSlowBodies(app, deps.bodyPatienceMs);
  keepOutOfCaches(app);
  await protectPages(app, deps.webFolder);
  await app.register(compress, { customTypes: COMPRESSIBLE });
  await app.register(rateLimit, {
    max: deps.limits.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/v1/'),
    errorResponseBuilder: tooManyRequests,
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES, files: 20, fields: 50 } });
  keepUploadsIn(app, deps.dataFolder);
  await describeApi(app);
  const taller = { db: deps.db, jobs: deps.jobs, tareas: tareasDe(deps) };
  saludRoutes(app, deps.db);
  authRoutes(app, deps);
  calculosRoutes(app);
  productosRoutes(app, deps.db);
  analisisRoutes(app, deps.db);
  propuestasRoutes(app, deps);
  propuestasLoteRoutes(app, taller);
  puntosSuministroRoutes(app, deps.db);
  importacionesRoutes(app, deps);
  contratosRoutes(app, taller, linksOfContratos(deps));
  comisionesRoutes(app, deps.db);
  liquidacionesRoutes(app, deps);
  inicioRoutes(app, deps.db);
  clientesRoutes(app, deps.db);
  clientesLoteRoutes(app, taller);
  clientesAdminRoutes(app, deps);
  comercialesRoutes(app, deps, taller);
  usuariosRoutes(app, taller);
  operacionesRoutes(app, taller);
  correosRoutes(app, deps, CORREOS);
  auditoriaRoutes(app, deps.db);
  marcadoresRoutes(app, deps.db);
  vistasRoutes(app, deps.db);
  listasCodigosRoutes(app, deps.db, CON_CODIGOS);
  documentosRoutes(app, deps, DUENOS);
  busquedaRoutes(app, deps.db, BUSCADORES);
  await serveWeb(app, { folder: deps.webFolder, secretPaths: SECRET_PATHS });
  return app;
}
