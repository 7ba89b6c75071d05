import { Readable } from 'node:stream';
import type { EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { answerOf, type Call } from '../../platform/route.ts';
import { toCsv } from '../../platform/sheet/to-csv.ts';
import { ZipOutput } from '../../platform/zip-output.ts';
import { asPartOfRecorded } from '../auditoria/exportacion.service.ts';
import { consumosDeTodo, type DocumentoDeTodo, documentosDeTodo } from './exportacion-completa.repository.ts';

/** What a list leaves out of its export unless it is asked for. */
const WHOLE: Readonly<Record<string, object>> = { '/v1/tareas/exportacion': { estado: 'todas' } };

type Asking = { readonly viewer: Viewer; readonly request: FastifyRequest };

const README = `Todo lo que la casa tiene en Vatio.

datos/       cada lista entera, en CSV (UTF-8, punto y coma, coma decimal), con los consumos de cada suministro
documentos/  los ficheros, por aquello de lo que son; NO-DISPONIBLES.txt nombra los que falten
datos/auditoria.csv es el registro de quién hizo qué y cuándo.

Lo que está en la papelera de una lista no sale en su CSV.
`;

/**
 * A zip of all that the house has: its lists, as each of them exports itself, its consumption and its documents. It is made
 * while it is sent, and whoever leaves stops it.
 */
export async function zipEverything(
  app: FastifyInstance,
  { db, files }: { readonly db: Db; readonly files: FileStore },
  asking: Asking,
): Promise<Readable> {
  const zip = new ZipOutput();
  zip.addBuffer(Buffer.from(README), 'LEEME.txt');
  for (const endpoint of listExports(app)) {
    zip.addStream(`datos/${nameOf(endpoint.path)}.csv`, () => exportOf(app, endpoint, asking));
  }
  zip.addStream('datos/consumos.csv', async () => Readable.from(toCsv(...consumosDeTodo(db))));
  const lost: string[] = [];
  for (const documento of await documentosDeTodo(db)) {
    const name = placeOf(documento);
    zip.addStream(name, async () => {
      if ((await files.check(documento.sha256)) === 'intact') return files.open(documento.sha256);
      lost.push(name);
      return Readable.from([]);
    });
  }
  // It is opened last, when it is known what was missing.
  zip.addStream('documentos/NO-DISPONIBLES.txt', async () => Readable.from([`${lost.join('\n')}\n`]));
  return zip.end();
}

/** The lists that export themselves. */
function listExports(app: FastifyInstance): readonly EndpointSpec[] {
  return app.endpoints.filter(({ method, path }) => method === 'GET' && path.endsWith('/exportacion'));
}

/** `/v1/admin/auditoria/exportacion` → `auditoria`. */
function nameOf(path: string): string {
  return path
    .replace(/^\/v1\/(?:admin\/)?/, '')
    .replace(/\/exportacion$/, '')
    .replaceAll('/', '-');
}

/** Takes the file that the handler of a list sends: not through HTTP, so that it stops at once when nobody reads it. */
class TakenFile {
  readonly request: FastifyRequest;
  content: Readable | undefined;

  constructor(request: FastifyRequest) {
    this.request = request;
  }

  type(): this {
    return this;
  }

  header(): this {
    return this;
  }

  send(content: Readable): this {
    this.content = content;
    return this;
  }
}

async function exportOf(
  app: FastifyInstance,
  endpoint: EndpointSpec,
  { viewer, request }: Asking,
): Promise<Readable> {
  const taken = new TakenFile(request);
  const query = endpoint.query?.parse({ formato: 'csv', ...WHOLE[endpoint.path] });
  const reply = taken as unknown as FastifyReply;
  const call = { viewer, request, reply, query, params: {}, body: undefined, files: [] };
  await asPartOfRecorded(() => answerOf(app, endpoint, call as unknown as Call<EndpointSpec>));
  if (!taken.content) throw new Error(`${endpoint.path} has sent no file`);
  return taken.content;
}

/** Documents of one thing may have one name: the beginning of their identifier tells them apart. */
function placeOf({ id, entidad, entidadId, nombre }: DocumentoDeTodo): string {
  return `documentos/${entidad}/${entidadId}/${id.slice(0, 8)}-${nombre}`;
}
