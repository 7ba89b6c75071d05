import type { EndpointSpec } from '@vatio/contract/endpoints';
import fc from 'fast-check';
import { z } from 'zod';
import { almostValid, damaged } from './test-arbitrary.ts';
import type { Candidates } from './test-candidates.ts';
import { EXAMPLE_BODIES } from './test-example-bodies.ts';
import { filesFor, type SentFile } from './test-files.ts';
import type { ViewerName } from './test-fuzzed-house.ts';

export type CallBody =
  | { readonly tipo: 'nada' }
  | { readonly tipo: 'json'; readonly valor: unknown }
  | { readonly tipo: 'texto'; readonly contentType: string; readonly texto: string }
  | { readonly tipo: 'formulario'; readonly campos: unknown; readonly ficheros: readonly SentFile[] };

export type Call = {
  readonly quien: ViewerName;
  readonly params: unknown;
  /** A text is sent as it is, because it may be broken. */
  readonly query: unknown;
  readonly cuerpo: CallBody;
};

/** These query strings are broken, or easily taken for something else by a parser. */
const QUERIES = [
  '%',
  '%E0%A4%A=1',
  '__proto__=1&constructor=2',
  'page=1&page=2',
  'q[]=1&q[a]=2',
  '&&=&=1',
  'q=%00',
];
const CUERPOS = [
  ...['', '{', 'null', '1', '"x"', '[]', '{}', '{"a":1,}', '{"__proto__":{"x":1}}', '{"a":NaN}', '\ufeff{}'],
  ...[
    '{"constructor":{"prototype":{"x":1}}}',
    '[{}]',
    '['.repeat(20_000),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    '{"a":1e999}',
    'a=1&b=2',
    '--x\r\n',
  ],
];
const TIPOS = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', ''],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'no es un tipo',
  ],
];

/** Generates calls to an endpoint from its own schemas. */
export function callsTo(endpoint: EndpointSpec, candidatos: Candidates): fc.Arbitrary<Call> {
  const posibles = (campo: string) => candidatos(campo, endpoint.path);
  const de = (schema: z.ZodType | undefined) =>
    schema ? almostValid(schema, posibles) : fc.constant<unknown>({});
  return fc.record({
    quien: quienes(endpoint),
    params: params(endpoint, posibles),
    query: fc.oneof(
      { weight: 15, arbitrary: de(endpoint.query) },
      { weight: 1, arbitrary: fc.constantFrom(...QUERIES) },
    ),
    cuerpo: cuerpos(endpoint, conEjemplo(endpoint, de(endpoint.body))),
  });
}

/** Where there is an example, half of the bodies are that example with some of its parts made up. */
function conEjemplo(endpoint: EndpointSpec, inventado: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const ejemplo = EXAMPLE_BODIES[`${endpoint.method} ${endpoint.path}`];
  if (ejemplo === undefined) return inventado;
  const partes = Object.keys(ejemplo);
  const retocado = fc
    .tuple(inventado, fc.subarray(partes, { maxLength: Math.min(2, partes.length) }))
    .map(([part, elegidas]) => ({ ...ejemplo, ...entre(part, elegidas) }));
  return fc.oneof(inventado, retocado, damaged(fc.constant(ejemplo)));
}

function entre(valor: unknown, partes: readonly string[]): object {
  if (typeof valor !== 'object' || valor === null) return {};
  return Object.fromEntries(Object.entries(valor).filter(([nombre]) => partes.includes(nombre)));
}

/** Viewers who are let in come more often than the rest. */
function quienes({ access }: EndpointSpec): fc.Arbitrary<ViewerName> {
  const cerrado = access === 'manage all' || access === 'read ACL';
  return fc.oneof(
    { weight: cerrado ? 8 : 3, arbitrary: fc.constant<ViewerName>('admin') },
    { weight: cerrado ? 1 : 4, arbitrary: fc.constant<ViewerName>('comercial') },
    { weight: cerrado ? 1 : 2, arbitrary: fc.constant<ViewerName>('cliente') },
    { weight: access === 'public' ? 3 : 1, arbitrary: fc.constant<ViewerName>('anonimo') },
  );
}

/** Each parameter follows the schema; a parameter that the schema leaves out is a text. */
function params({ path, params: schema }: EndpointSpec, posibles: (campo: string) => readonly string[]) {
  const nombres = [...path.matchAll(/:(\w+)/g)].map(([, nombre = '']) => nombre);
  const forma = schema ?? z.object(Object.fromEntries(nombres.map((nombre) => [nombre, z.string()])));
  return almostValid(forma, posibles);
}

function cuerpos(
  { method, path, body, multipart }: EndpointSpec,
  valor: fc.Arbitrary<unknown>,
): fc.Arbitrary<CallBody> {
  const nada = fc.constant<CallBody>({ tipo: 'nada' });
  const json = valor.map((content): CallBody => ({ tipo: 'json', valor: content }));
  const texto = fc.record({
    tipo: fc.constant('texto' as const),
    contentType: fc.constantFrom(...TIPOS),
    texto: fc.constantFrom(...CUERPOS),
  });
  if (multipart) {
    const formulario = fc.record({
      tipo: fc.constant('formulario' as const),
      campos: valor,
      ficheros: filesFor(path),
    });
    return fc.oneof(
      { weight: 12, arbitrary: formulario },
      { weight: 1, arbitrary: json },
      { weight: 2, arbitrary: texto },
    );
  }
  if (method === 'GET') return fc.oneof({ weight: 30, arbitrary: nada }, { weight: 1, arbitrary: json });
  if (!body)
    return fc.oneof(
      { weight: 8, arbitrary: nada },
      { weight: 1, arbitrary: json },
      { weight: 1, arbitrary: texto },
    );
  return fc.oneof(
    { weight: 20, arbitrary: json },
    { weight: 1, arbitrary: nada },
    { weight: 1, arbitrary: texto },
  );
}
