import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { analisisRoutes } from './modules/analisis/analisis.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { calculosRoutes } from './modules/calculos/calculos.routes.ts';
import { importacionesRoutes } from './modules/importaciones/importaciones.routes.ts';
import { productosRoutes } from './modules/productos/productos.routes.ts';
import { puntosSuministroRoutes } from './modules/puntos-suministro/puntos-suministro.routes.ts';
import { saludRoutes } from './modules/salud/salud.routes.ts';
import { accessTokens } from './platform/access-token.ts';
import type { Limits } from './platform/config.ts';
import type { Db } from './platform/database.ts';
import type { Jobs } from './platform/jobs.ts';
import { describeApi } from './platform/openapi.ts';
import { answerProblems, tooManyRequests } from './platform/problems.ts';
import { keepUploadsIn } from './platform/upload.ts';
import { validatorCompiler } from './platform/validation.ts';
import { protectPages, serveWeb } from './platform/web.ts';

export type AppDeps = {
  readonly db: Db;
  readonly jobs: Jobs;
  /** What is kept beside the database. */
  readonly dataFolder: string;
  /** Signs the access tokens. */
  readonly secret: string;
  readonly limits: Limits;
  /** The built web; absent: only the API. */
  readonly webFolder?: string | undefined;
  readonly trustProxy?: string | undefined;
  readonly logLevel?: string;
};

const BODY_BYTES = 2 * 1024 ** 2;
const UPLOAD_BYTES = 1024 ** 3;
/** Everything that shrinks, save event streams: compression would hold their events back. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml)|image\/svg)/;

/** The whole application without a port: the process listens with it, the tests call `inject()`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: deps.logLevel ?? 'silent', stream: process.stderr },
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('accessTokens', accessTokens(deps.secret));
  app.decorate('endpoints', []);
  answerProblems(app);
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
  saludRoutes(app, deps.db);
  authRoutes(app, deps);
  calculosRoutes(app);
  productosRoutes(app, deps.db);
  analisisRoutes(app, deps.db);
  puntosSuministroRoutes(app, deps.db);
  importacionesRoutes(app, deps);
  await serveWeb(app, deps.webFolder);
  return app;
}
