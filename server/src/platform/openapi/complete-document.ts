import { type EndpointSpec, NOUNS, problemSchema } from '@vatio/contract/endpoints';
import { z } from 'zod';
import { exampleOf } from './example.ts';
import { hasEntityTag, headersOf } from './header-parameters.ts';
import { PROBLEM_ANSWERS, problemsOf } from './problem-answers.ts';

type Media = { schema?: object; example?: unknown };
type Content = Record<string, Media>;
type Response = { description?: string; content?: Content; $ref?: string };
type Parameter = { name: string; in: string; schema?: { example?: unknown }; example?: unknown };
type Operation = {
  requestBody?: { content?: Content };
  responses?: Record<string, Response>;
  parameters?: Parameter[];
};

export type ApiDocument = {
  tags?: { name: string; description: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, object>;
};

const PROBLEM = 'application/problem+json';

/** Adds what Fastify's schemas do not say: tags, an example of each body and answer, files and problems. */
export function completeDocument(document: ApiDocument, endpoints: readonly EndpointSpec[]): void {
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths?.[path]?.[endpoint.method.toLowerCase()];
    if (operation) completeOperation(operation, endpoint);
  }
  document.tags = Object.entries(NOUNS).map(([name, description]) => ({ name, description }));
  document.components = { ...document.components, ...problemComponents() };
}

function completeOperation(operation: Operation, endpoint: EndpointSpec): void {
  const { body, response, multipart, example } = endpoint;
  const sent = operation.requestBody?.content?.['application/json'];
  if (sent && body) sent.example = example ?? exampleOf(body, 'input');
  const form = operation.requestBody?.content?.['multipart/form-data'];
  if (form && multipart) form.example = { ...formFields(body), fichero: 'fichero.csv' };
  operation.parameters = [...(operation.parameters ?? []), ...headersOf(endpoint)];
  operation.responses = {
    ...(response
      ? { 200: answered(operation.responses?.['200'], exampleOf(response, 'output')) }
      : emptyOrFile(endpoint)),
    ...(hasEntityTag(endpoint) && { 304: { description: 'Nada ha cambiado: vale lo que ya tienes' } }),
    ...Object.fromEntries(problemsOf(endpoint).map((status) => [status, { $ref: refOf(status) }])),
    default: { $ref: '#/components/responses/Problema' },
  };
}

function formFields(body: z.ZodType | undefined): object {
  return body ? Object(exampleOf(body, 'input')) : {};
}

function answered(response: Response | undefined, example: unknown): Response {
  const media = response?.content?.['application/json'];
  return { ...response, description: 'Hecho', content: { 'application/json': { ...media, example } } };
}

function emptyOrFile({ answers }: EndpointSpec): Record<string, Response> {
  if (!answers) return { 204: { description: 'Hecho; no hay nada que contar' } };
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries(
    answers.map((type) => [type, { schema: /json/.test(type) ? { type: 'object' } : schema }]),
  );
  return { 200: { description: 'El fichero, o los sucesos según ocurren', content } };
}

const refOf = (status: number) => `#/components/responses/${PROBLEM_ANSWERS[status]?.name}`;

function problemComponents() {
  const schema = { $ref: '#/components/schemas/Problema' };
  const responses = Object.values(PROBLEM_ANSWERS).map(({ name, description, example }) => [
    name,
    { description, content: { [PROBLEM]: { schema, example } } },
  ]);
  const { $schema, ...problem } = z.toJSONSchema(problemSchema, { io: 'output' });
  return {
    schemas: { Problema: problem },
    responses: {
      ...Object.fromEntries(responses),
      Problema: { description: 'Problema (RFC 9457)', content: { [PROBLEM]: { schema } } },
    },
  };
}
