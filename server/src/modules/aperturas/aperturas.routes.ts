import {
  aperturas,
  barra,
  inicio,
  marcadores,
  mayComeLater,
  type OpeningPart,
} from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { admitsRole } from '../../platform/admission.ts';
import { answerOf, type Call, route } from '../../platform/route.ts';
import { answerTogether, orLater } from './apertura.service.ts';

type Opening = (typeof aperturas)[keyof typeof aperturas];
type Query = Readonly<Record<string, unknown>>;

/** What a list, or the bar above it, shows when it is opened, in one answer: the reads are those of their own calls. */
export function aperturasRoutes(app: FastifyInstance): void {
  for (const opening of Object.values<Opening>(aperturas)) {
    route(app, opening, (call) => answerTogether(readParts(app, opening.parts, call)));
  }
  route(app, barra.get, (call) =>
    answerTogether({
      marcadores: answerOf(app, marcadores.get, call),
      tareas: answerOf(app, inicio.tareas, call),
    }),
  );
}

function readParts(
  app: FastifyInstance,
  parts: Readonly<Record<string, OpeningPart>>,
  call: Call<Opening>,
): Readonly<Record<string, unknown>> {
  const shown = Object.entries(parts).filter(([, { endpoint }]) => admitsRole(endpoint, call.viewer.role));
  return Object.fromEntries(
    shown.map(([name, part]) => {
      const answer = answerOf(app, part.endpoint, { ...call, query: queryOf(name, part, call.query) });
      return [name, mayComeLater(name) ? orLater(answer) : answer];
    }),
  );
}

/** Sums are of all the rows with the same filters; the values of the filters, of all the rows there are. */
function queryOf(name: string, { endpoint, without = [] }: OpeningPart, query: Query): Query {
  if (name === 'list') return query;
  if (name === 'facets' || name === 'vistas' || endpoint.query === undefined) return {};
  const left = ['page', 'limit', 'sort', ...without];
  return Object.fromEntries(Object.entries(query).filter(([parameter]) => !left.includes(parameter)));
}
