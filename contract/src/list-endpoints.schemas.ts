import { z } from 'zod';
import { changesQuery } from './cambios.schemas.ts';
import { type EndpointSpec, endpoint } from './endpoint.ts';
import {
  chosenExport,
  groupsForClient,
  groupsOf,
  groupsQuery,
  listResponse,
  queryOf,
  SPREADSHEETS,
  totalsOf,
} from './list.schemas.ts';
import type { ListDefinition } from './list-definition.ts';

type Call = Pick<EndpointSpec, 'method' | 'path' | 'access'>;
type Calls = {
  readonly list: Call;
  readonly totals?: Call;
  readonly groups?: Call;
  readonly exportRows?: Call;
};

/** What one of the calls says of itself, such as what a client reads of its answer. */
type Said = Partial<EndpointSpec> & { readonly summary: string };

type Made<D extends ListDefinition, R extends z.ZodType> = {
  readonly list: ReturnType<typeof pageOf<D, R>>;
  readonly totals: ReturnType<typeof sumsOf<D>>;
  readonly groups: ReturnType<typeof groupingOf<D>>;
  readonly exportRows: ReturnType<typeof sheetOf<D>>;
};

type ListEndpoints<C extends Calls, D extends ListDefinition, R extends z.ZodType> = {
  readonly [K in keyof C & keyof Made<D, R>]: C[K] & Made<D, R>[K] & { readonly summary: string };
};

const PAGED = { page: true, limit: true } as const;

const TOTALS = 'Cuántas son todas las filas filtradas, y lo que suman';

const GROUPS =
  'Los grupos de todas las filas filtradas según el valor de un campo, con cuántas son y lo que suman las de cada uno';

/** The endpoints of the calls on a list: what goes in and comes out follows from its definition and the schema of a row. */
export function listEndpoints<const C extends Calls, const D extends ListDefinition, R extends z.ZodType>({
  calls: { list, totals, groups, exportRows },
  of,
  row,
  sellersOnly,
  says,
}: {
  readonly calls: C;
  readonly of: D;
  readonly row: R;
  readonly sellersOnly?: true;
  readonly says: { readonly list: Said; readonly totals?: Said; readonly exportRows?: Partial<EndpointSpec> };
}): ListEndpoints<C, D, R> {
  const all = sellersOnly && { sellersOnly };
  const forClients =
    sellersOnly || list.access === 'manage all' ? {} : { clientResponse: groupsForClient(of) };
  const made = {
    list: endpoint({ ...list, ...all, ...pageOf(of, row), ...says.list }),
    ...(totals && {
      totals: endpoint({ ...totals, ...all, ...sumsOf(of), summary: TOTALS, ...says.totals }),
    }),
    ...(groups && {
      groups: endpoint({ ...groups, ...all, ...groupingOf(of), summary: GROUPS, ...forClients }),
    }),
    ...(exportRows && {
      exportRows: endpoint({
        ...exportRows,
        ...all,
        ...sheetOf(of),
        answers: SPREADSHEETS,
        summary: 'Exactamente las filas filtradas, en CSV o XLSX; queda anotado',
        ...says.exportRows,
      }),
    }),
  };
  return made as unknown as ListEndpoints<C, D, R>;
}

type PageQuery<D extends ListDefinition> = D extends { changes: true }
  ? ReturnType<typeof withChanges<D>>
  : ReturnType<typeof queryOf<D>>;

function pageOf<D extends ListDefinition, R extends z.ZodType>(list: D, row: R) {
  const query = (list.changes ? withChanges(list) : queryOf(list)) as PageQuery<D>;
  return { query, response: listResponse(row) };
}

function withChanges<D extends ListDefinition>(list: D) {
  return queryOf(list).extend(changesQuery);
}

function sumsOf<D extends ListDefinition>(list: D) {
  const query = queryOf(list).omit({ ...PAGED, sort: true });
  return { query, response: totalsOf(list).extend({ cuenta: z.int() }) };
}

function groupingOf<D extends ListDefinition>(list: D) {
  return { query: groupsQuery(list), response: groupsOf(list) };
}

function sheetOf<D extends ListDefinition>(list: D) {
  return { query: queryOf(list).omit(PAGED).extend(chosenExport) };
}
