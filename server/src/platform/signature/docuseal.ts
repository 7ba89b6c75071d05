import type { z } from 'zod';
import { errorCode } from '../errors.ts';
import { ask, type Told, TooLongError } from '../outgoing/ask.ts';
import { ForbiddenAddressError, type Network } from '../outgoing/post.ts';
import { createdSchema, signersSchema, signingOf, submissionSchema } from './docuseal-answers.ts';
import { type PaperToSign, type SignatureProvider, SignatureProviderError } from './provider.ts';

export type DocusealSettings = {
  /** The address of its API: `https://api.docuseal.com`, `https://api.docuseal.eu` or `https://firma.example/api`. */
  readonly direccion: string;
  readonly clave: string;
  readonly network?: Network | undefined;
  readonly patienceMs?: number | undefined;
};

const PATIENCE_MS = 30_000;
const ANSWER_BYTES = 2 * 1024 ** 2;
const PAPER_BYTES = 50 * 1024 ** 2;
/** A paper may stand in a store of files that its address leads to. */
const REDIRECTS = 3;
const ROLE = 'Cliente';

/** DocuSeal's API, https://www.docuseal.com/docs/api. Sending a PDF of one's own asks for its Pro edition or its cloud. */
export function docuseal(settings: DocusealSettings): SignatureProvider {
  const call = <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { schema, body }: { readonly schema?: z.ZodType<T>; readonly body?: object } = {},
  ) => callApi(settings, { method, path, body }, schema);
  return {
    send: async (paper) => {
      const id = await call('POST', '/submissions/pdf', { schema: createdSchema, body: submissionOf(paper) });
      if (id === undefined) throw unreadable();
      return id;
    },
    find: async (reference) => {
      const query = new URLSearchParams({ external_id: reference, limit: '1' });
      const found = await call('GET', `/submitters?${query}`, { schema: signersSchema });
      return found?.data[0]?.submission_id;
    },
    read: async (id) => {
      const submission = await call('GET', submissionPath(id), { schema: submissionSchema });
      const signing = submission && signingOf(submission);
      if (!signing) throw temporary('DocuSeal aún no tiene listo el papel firmado');
      return signing;
    },
    download: (url) => download(settings, url),
    withdraw: async (id) => {
      await call('DELETE', submissionPath(id));
    },
    erase: async (id) => {
      // Without `permanently` it is only put away, as one that was taken back is.
      const path = `${submissionPath(id)}?permanently=true`;
      const answer = await askApi(settings, { method: 'DELETE', path });
      // What answers 404 has to be DocuSeal: at an address that changed nothing is found either.
      if (answer.status === 404) return checkDocuseal(settings);
      requireSuccess(answer);
    },
  };
}

/** Fails unless the address answers as DocuSeal does, and takes the key. */
export async function checkDocuseal(settings: DocusealSettings): Promise<void> {
  await callApi(settings, { method: 'GET', path: '/submitters?limit=1' }, signersSchema);
}

function submissionPath(id: string): string {
  return `/submissions/${encodeURIComponent(id)}`;
}

function submissionOf({ reference, titulo, pdf, places, firmante }: PaperToSign): object {
  const fields = places.map(({ nombre, ...area }) => ({
    name: nombre,
    type: 'signature',
    role: ROLE,
    required: true,
    areas: [area],
  }));
  const { nombre, email, telefono } = firmante;
  const phone = telefono === null ? {} : { phone: telefono };
  return {
    name: titulo,
    send_email: true,
    documents: [{ name: titulo, file: pdf.toString('base64'), fields }],
    submitters: [{ role: ROLE, name: nombre, email, external_id: reference, ...phone }],
  };
}

type Asked = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object | undefined;
};

async function callApi<T>(
  settings: DocusealSettings,
  call: Asked,
  schema?: z.ZodType<T>,
): Promise<T | undefined> {
  const answer = await askApi(settings, call);
  requireSuccess(answer);
  if (!schema) return undefined;
  const read = schema.safeParse(jsonOf(answer.body));
  if (!read.success) throw unreadable();
  return read.data;
}

function askApi(
  { direccion, clave, network, patienceMs = PATIENCE_MS }: DocusealSettings,
  { method, path, body }: Asked,
): Promise<Told> {
  return reached(
    ask({
      method,
      url: `${direccion.replace(/\/$/, '')}${path}`,
      headers: {
        'x-auth-token': clave,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(network && { network }),
      patienceMs,
      maxBytes: ANSWER_BYTES,
    }),
  );
}

/** The addresses of papers hold a secret of their own, and are never sent the key of the API. */
async function download(
  settings: Pick<DocusealSettings, 'network' | 'patienceMs'>,
  url: string,
  redirects = REDIRECTS,
): Promise<Buffer> {
  if (!URL.canParse(url)) throw unreadable();
  const { network, patienceMs = PATIENCE_MS } = settings;
  const call = { method: 'GET', url, headers: {}, maxBytes: PAPER_BYTES, patienceMs } as const;
  const answer = await reached(ask({ ...call, ...(network && { network }) }));
  if (answer.location && answer.status >= 300 && answer.status < 400 && redirects > 0)
    return download(settings, new URL(answer.location, url).href, redirects - 1);
  requireSuccess(answer);
  // A server without a length of the answer just stops, and its paper lacks the end.
  if (!isWholePdf(answer.body)) throw temporary('DocuSeal no ha dado entero el papel firmado');
  return answer.body;
}

function isWholePdf(body: Buffer): boolean {
  return body.subarray(0, 5).toString('latin1') === '%PDF-' && body.subarray(-1024).includes('%%EOF');
}

async function reached(asking: Promise<Told>): Promise<Told> {
  try {
    return await asking;
  } catch (cause) {
    if (cause instanceof ForbiddenAddressError)
      throw lasting(`La dirección de DocuSeal lleva a ${cause.where}: cámbiala en Ajustes`, cause);
    if (cause instanceof TooLongError) throw lasting('DocuSeal responde más de lo que se admite', cause);
    if (cause instanceof Error && ['TimeoutError', 'AbortError'].includes(cause.name))
      throw temporary('DocuSeal tarda demasiado en responder', cause);
    if (['ENOTFOUND', 'EAI_AGAIN'].includes(errorCode(cause) ?? ''))
      throw temporary('Nadie conoce la dirección de DocuSeal: mírala en Ajustes', cause);
    throw temporary('No se puede conectar con DocuSeal, o ha cortado en medio', cause);
  }
}

function requireSuccess({ status, body }: Told): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403)
    throw lasting('DocuSeal no admite la clave: cámbiala en Ajustes, en la marca');
  if (status === 404)
    throw lasting(
      'DocuSeal no lo encuentra: mira en Ajustes su dirección, y que su edición admita enviar PDF',
    );
  if (status === 429 || status >= 500) throw temporary(`DocuSeal no está disponible (responde ${status})`);
  const told = errorOf(body);
  throw lasting(`DocuSeal lo rechaza (responde ${status})${told === '' ? '' : `: ${told}`}`);
}

function errorOf(body: Buffer): string {
  const read = jsonOf(body);
  const told = typeof read === 'object' && read !== null && 'error' in read ? read.error : undefined;
  return typeof told === 'string' ? told.slice(0, 200) : '';
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const lasting = (message: string, cause?: unknown) =>
  new SignatureProviderError(message, { isLasting: true, cause });
const temporary = (message: string, cause?: unknown) =>
  new SignatureProviderError(message, { isLasting: false, cause });
const unreadable = () => temporary('DocuSeal responde algo que no se entiende: mira su dirección en Ajustes');
