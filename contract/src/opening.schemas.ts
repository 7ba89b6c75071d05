import { z } from 'zod';
import type { Call } from './call.ts';
import { type EndpointSpec, endpoint } from './endpoint.ts';
import * as vistas from './vistas.schemas.ts';

/** An answer that a list shows when it is opened: that of one of its own calls. */
export type OpeningPart = {
  readonly endpoint: EndpointSpec & { readonly response: z.ZodType };
  /** Filters of the list that this call does not take: a count by state is not narrowed to a state. */
  readonly without?: readonly string[];
};

/** Rows and the values of the filters are waited for. Sums over a million rows come later, by their own call. */
const AWAITED: readonly string[] = ['list', 'facets', 'vistas', 'campos'];

export const mayComeLater = (name: string) => !AWAITED.includes(name);

type Answers = Readonly<Record<string, OpeningPart['endpoint'] | OpeningPart>> & {
  readonly list: EndpointSpec & { readonly query: z.ZodType; readonly response: z.ZodType };
};

/**
 * The call that opens a list in one answer, `opening(calls.tareas, 'las tareas', { list: deTareas.list })`: by name, what its
 * own calls answer to the same filters, and the saved views. `facets` has no filters. A part that a user may not read is
 * left out for them.
 */
export function opening<const C extends Call, const A extends Answers>(call: C, what: string, answers: A) {
  const parts = Object.fromEntries(
    Object.entries({ ...answers, vistas: vistas.list }).map(([name, part]) => [name, partOf(part)]),
  );
  const { sellersOnly, query } = answers.list;
  const letsClientsIn = call.access === 'read Auth' && !sellersOnly;
  return endpoint({
    ...(call as C & { readonly path: EndpointSpec['path'] }),
    ...(sellersOnly && { sellersOnly }),
    summary: `Todo lo que muestra al abrirse ${what}, como lo dan sus propias llamadas`,
    query: query as A['list']['query'],
    response: shapeOf(parts, ({ endpoint }) => endpoint.response),
    ...(letsClientsIn && {
      clientResponse: shapeOf(parts, ({ endpoint: { access, sellersOnly: hidden, ...read } }) =>
        hidden || access !== 'read Auth' ? undefined : (read.clientResponse ?? read.response),
      ),
    }),
    parts,
  });
}

function partOf(part: OpeningPart['endpoint'] | OpeningPart): OpeningPart {
  return 'endpoint' in part ? part : { endpoint: part };
}

function shapeOf(
  parts: Readonly<Record<string, OpeningPart>>,
  answerOf: (part: OpeningPart) => z.ZodType | undefined,
) {
  const shape = Object.entries(parts).flatMap(([name, part]) => {
    const answer = answerOf(part);
    if (!answer) return [];
    return [[name, mayBeAbsent(name, part) ? answer.optional() : answer] as const];
  });
  return z.object(Object.fromEntries(shape));
}

function mayBeAbsent(name: string, { endpoint }: OpeningPart): boolean {
  return mayComeLater(name) || name === 'campos' || endpoint.access === 'manage all';
}
