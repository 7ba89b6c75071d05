import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointSpec } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '../platform/test-session.ts';
import type { Call, CallBody } from './test-call.ts';
import { VIEWERS } from './test-fuzzed-house.ts';
import { type ContentKind, readContent } from './test-readable-content.ts';

export type CallResult = {
  readonly status: number;
  readonly tipo: string;
  /** The answer's content as a person could read it, however it is packed. */
  readonly texto: string;
  readonly clase: ContentKind;
  readonly enviado: string;
};

/** A call that takes longer, in ms, counts as hung even on a busy machine. */
const PACIENCIA_MS = 20_000;
/** How long, in ms, a stream of events is listened to, since it may have no end. */
const ESCUCHA_MS = 100;

/** The call is injected, so that no port is needed. */
export async function sendCall(
  app: FastifyInstance,
  endpoint: EndpointSpec,
  llamada: Call,
): Promise<CallResult> {
  const viewer = VIEWERS[llamada.quien];
  const { payload, contentType } = enBytes(llamada.cuerpo);
  const url = `${rutaDe(endpoint, llamada.params)}?${textoDeQuery(llamada.query)}`;
  const reloj = new AbortController();
  const response = app.inject({
    method: endpoint.method,
    url,
    // Each call comes from another address, because rate limits count by address.
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    headers: {
      ...(viewer && { authorization: `Bearer ${await tokenOf(app, viewer)}` }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(payload && { payload }),
    payloadAsStream: true,
  });
  const tarde = sleep(PACIENCIA_MS, undefined, { signal: reloj.signal }).then(
    () => {
      throw new Error(`No answer in ${PACIENCIA_MS} ms`);
    },
    () => new Promise<never>(() => undefined),
  );
  try {
    const respuesta = await Promise.race([response, tarde]);
    const tipo = String(respuesta.headers['content-type'] ?? '');
    const flujo = respuesta.stream();
    if (tipo.startsWith('text/event-stream')) setTimeout(() => flujo.destroy(), ESCUCHA_MS).unref();
    const content = await readContent(await Promise.race([read(flujo), tarde]));
    return {
      status: respuesta.statusCode,
      tipo,
      ...content,
      enviado: `${decodificado(url)} ${payload ?? ''}`,
    };
  } finally {
    reloj.abort();
  }
}

async function read(flujo: AsyncIterable<unknown>): Promise<Buffer> {
  const trozos: Buffer[] = [];
  try {
    for await (const trozo of flujo) trozos.push(Buffer.from(trozo as Uint8Array));
  } catch {
    // A stream that is cut off leaves what came before.
  }
  return Buffer.concat(trozos);
}

function decodificado(url: string): string {
  return url.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
}

/** The path's parameters as the application will decode them. */
export function sentParams({ path }: EndpointSpec, params: unknown): Record<string, string> {
  const dados: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {};
  return Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, nombre = '']) => [
      nombre,
      bienFormado(enTexto(dados[nombre] ?? 'x')),
    ]),
  );
}

function rutaDe(endpoint: EndpointSpec, params: unknown): string {
  const textos = sentParams(endpoint, params);
  return endpoint.path.replace(/:(\w+)/g, (_, nombre: string) => encodeURIComponent(textos[nombre] ?? ''));
}

/** The query's pairs as the application will decode them; nothing for a query that is sent as a raw text. */
export function sentQuery(query: unknown): Record<string, string | string[]> | undefined {
  if (typeof query === 'string') return undefined;
  const pares = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(
    pares.flatMap(([nombre, valor]) => {
      const textos = [valor]
        .flat()
        .flatMap((part) => (part === undefined ? [] : [bienFormado(enTexto(part))]));
      return textos.length === 0 ? [] : [[nombre, textos.length === 1 ? textos[0]! : textos]];
    }),
  );
}

function textoDeQuery(query: unknown): string {
  if (typeof query === 'string') return query;
  const pares = Object.entries(sentQuery(query) ?? {}).flatMap(([nombre, valor]) =>
    [valor].flat().map((part): [string, string] => [nombre, part]),
  );
  return new URLSearchParams(pares).toString();
}

function enTexto(valor: unknown): string {
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
}

/** An address cannot carry half of a surrogate pair. */
function bienFormado(texto: string): string {
  return texto.replace(/\p{Surrogate}/gu, '\ufffd');
}

function enBytes(cuerpo: CallBody): { payload?: Buffer; contentType?: string } {
  switch (cuerpo.tipo) {
    case 'nada':
      return {};
    case 'json':
      return { payload: Buffer.from(JSON.stringify(cuerpo.valor) ?? ''), contentType: 'application/json' };
    case 'texto':
      return { payload: Buffer.from(cuerpo.texto), contentType: cuerpo.contentType };
    case 'formulario':
      return formulario(cuerpo);
  }
}

/** The form is written by hand, because `FormData` would repair the names that are to be wrong. */
function formulario({ campos, ficheros }: Extract<CallBody, { tipo: 'formulario' }>) {
  const limite = randomBytes(12).toString('hex');
  const partes: Buffer[] = [];
  for (const [nombre, valor] of Object.entries(sentQuery(campos) ?? {})) {
    for (const part of [valor].flat()) {
      partes.push(
        Buffer.from(`--${limite}\r\nContent-Disposition: form-data; name="${nombre}"\r\n\r\n${part}\r\n`),
      );
    }
  }
  for (const { campo, nombre, contenido } of ficheros) {
    const titulo = `form-data; name="${campo}"; filename="${nombre}"`;
    partes.push(Buffer.from(`--${limite}\r\nContent-Disposition: ${titulo}\r\n\r\n`));
    partes.push(Buffer.from(contenido), Buffer.from('\r\n'));
  }
  partes.push(Buffer.from(`--${limite}--\r\n`));
  return { payload: Buffer.concat(partes), contentType: `multipart/form-data; boundary=${limite}` };
}
