import { auth, type EndpointSpec, problemSchema } from '@vatio/contract/endpoints';
import type { Call } from './test-call.ts';
import { type ForeignData, VIEWERS } from './test-fuzzed-house.ts';
import { type CallResult, sentParams, sentQuery } from './test-send-call.ts';

/** What an answer said or did and should not have. */
export type ObservedCall = CallResult & {
  /** Statements whose changes would have been committed. */
  readonly escrito: readonly string[];
  /** Rows of other people that are no longer as they were. */
  readonly cambiadas: readonly string[];
};

/** The longest path segment that Fastify's router takes. */
const MAX_SEGMENTO = 300;

/** English words of the underlying libraries, which no Spanish sentence has. */
const EN_INGLES =
  /\b(invalid|expected|received|required|must|should|cannot|failed|unsupported|request|body|property)\b/i;

/**
 * These refusals do write: a study's next version needs a chosen product, a wrong code is counted, and rate
 * limits count every call whatever its answer.
 */
const ESCRIBEN = {
  problema: '"sin-producto"',
  sentencia: /"propuesta_codigo"|\b(into|update|from) limite\b/,
};

/** The specification words these errors in English. */
const DE_LA_ESPECIFICACION = ['Email or Password is Invalid', 'Invalid refresh token'];

export function listFaults(
  endpoint: EndpointSpec,
  llamada: Call,
  observed: ObservedCall,
  ajeno: ForeignData,
): string[] {
  return [
    ...deEstado(endpoint, llamada, observed.status),
    ...(observed.status >= 400 ? deProblema(observed) : deRespuesta(endpoint, observed)),
    ...ajeno.secretos
      .filter((secreto) => observed.texto.includes(secreto) && !observed.enviado.includes(secreto))
      .map((secreto) => `Tells ${secreto}: ${observed.texto.slice(0, 500)}`),
    ...observed.cambiadas.map((fila) => `Changes what is not theirs: ${fila}`),
  ];
}

function deEstado(endpoint: EndpointSpec, llamada: Call, status: number): string[] {
  if (status >= 500) return [`Answers ${status}`];
  const esperados = estadosDe(endpoint, llamada);
  return esperados === undefined || esperados.includes(status)
    ? []
    : [`Answers ${status}, not ${esperados.join(' or ')}`];
}

/** The statuses that the endpoint's declaration alone decides for a call. */
function estadosDe(endpoint: EndpointSpec, { quien, params, query, cuerpo }: Call): number[] | undefined {
  const enviados = sentParams(endpoint, params);
  const perdida = Object.values(enviados).some((texto) => texto === '' || texto.length > MAX_SEGMENTO);
  if (perdida) return [400, 401, 403, 404];
  const viewer = VIEWERS[quien];
  if (endpoint.access !== 'public') {
    if (viewer === undefined) return [401];
    if (!auth.allows(viewer.role, endpoint.access)) return [403];
    if (endpoint.sellersOnly && viewer.role === 'cliente') return [403];
  }
  // The contract does not say which of two faults is told first.
  if (cuerpo.tipo === 'texto') return undefined;
  const leida = sentQuery(query);
  if (endpoint.params?.safeParse(enviados).success === false) return [400];
  if (leida && endpoint.query?.safeParse(leida).success === false) return [400];
  if (!endpoint.body || endpoint.method === 'GET' || endpoint.multipart) return undefined;
  const valor = cuerpo.tipo === 'json' ? JSON.parse(JSON.stringify(cuerpo.valor) ?? 'null') : undefined;
  return endpoint.body.safeParse(valor).success ? undefined : [400, 413];
}

function deProblema({ status, tipo, texto, escrito }: ObservedCall): string[] {
  const sinGuardar = escrito
    .filter((una) => !texto.includes(ESCRIBEN.problema) && !ESCRIBEN.sentencia.test(una))
    .map((una) => `Answers ${status} and has written: ${una}`);
  if (!tipo.startsWith('application/problem+json'))
    return [...sinGuardar, `${status} as «${tipo}»: ${texto.slice(0, 200)}`];
  const problema = problemSchema.safeParse(JSON.parse(texto));
  if (!problema.success) return [...sinGuardar, `No problem document: ${texto.slice(0, 300)}`];
  const { title, detail = '', errors = {} } = problema.data;
  const frases = [title, detail, ...Object.values(errors)];
  return [
    ...sinGuardar,
    ...(problema.data.status === status ? [] : [`Says ${problema.data.status} and is ${status}`]),
    ...frases
      .filter((frase) => EN_INGLES.test(frase) && !DE_LA_ESPECIFICACION.includes(frase))
      .map((frase) => `Not in Spanish: ${frase}`),
  ];
}

function deRespuesta({ response }: EndpointSpec, { tipo, texto, status }: ObservedCall): string[] {
  if (!response || status === 204) return [];
  if (!tipo.startsWith('application/json')) return [`${status} as «${tipo}»`];
  const leida = response.safeParse(JSON.parse(texto));
  return leida.success ? [] : [`Not as its schema says: ${leida.error.message.slice(0, 500)}`];
}
