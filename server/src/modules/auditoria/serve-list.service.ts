import type { EndpointSpec, ListDefinition, ListStateOf, ResponseOf } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import { asksForChanges, type ChangesQuery } from '../../platform/list/changes.ts';
import type { ServedList } from '../../platform/list/served-list.ts';
import { route } from '../../platform/route.ts';
import type { ListColumn } from '../../platform/sheet/column.ts';
import type { Format } from '../../platform/sheet/export-rows.ts';
import { WORDS, type Word } from '../../platform/sheet/words.ts';
import type { Entidad } from './auditoria.repository.ts';
import { deliverList } from './exportacion.service.ts';

/** The calls on a list, as `listEndpoints` of the contract makes them. */
type ListEndpoints = {
  readonly list: EndpointSpec;
  readonly totals?: EndpointSpec;
  readonly groups?: EndpointSpec;
  readonly exportRows?: EndpointSpec;
};

type RowIn<E extends ListEndpoints> =
  ResponseOf<E['list']> extends { readonly rows: readonly (infer Answered)[] } ? Answered : never;

type Answer<E extends ListEndpoints, Fila> = (
  rows: Fila[],
  viewer: Viewer,
) => RowIn<E>[] | Promise<RowIn<E>[]>;

/** Rows that are not what the contract answers are made so. */
type Answering<E extends ListEndpoints, Fila> =
  Fila extends RowIn<E> ? { readonly answer?: Answer<E, Fila> } : { readonly answer: Answer<E, Fila> };

type Serving<D extends ListDefinition, Fila> = {
  readonly served: ServedList<D, Fila>;
  readonly titulo: Word;
  /** The name of the file, where it is not that of the list. */
  readonly nombre?: string;
  /** Of what the entry of an export is, in the audit. */
  readonly entidad: Entidad;
  /** Columns of an export that no row has. */
  readonly besides?: (viewer: Viewer) => Promise<readonly ListColumn<Fila>[]>;
  readonly enPapel?: readonly string[];
};

/** Answers the calls on a list from what serves it. */
export function serveList<const E extends ListEndpoints, D extends ListDefinition, Fila>(
  app: FastifyInstance,
  { list, totals, groups, exportRows }: E,
  {
    served,
    titulo,
    nombre = served.list.name,
    entidad,
    answer,
    besides,
    enPapel,
  }: Serving<D, Fila> & Answering<E, Fila>,
): void {
  const { db } = app;
  route(app, list, async ({ viewer, query }) => {
    const wanted = query as ListStateOf<D>;
    const since = query as ChangesQuery & ListStateOf<D>;
    if (asksForChanges(since)) {
      const { rows, ...page } = await served.changed(db, viewer, since);
      return { ...page, rows: answer ? await answer(rows, viewer) : rows };
    }
    const { page: _page, limit: _limit, sort: _sort, ...filters } = wanted;
    const [rows, counts] = await Promise.all([
      served.page(db, viewer, wanted),
      served.count(db, viewer, filters),
    ]);
    return { rows: answer ? await answer(rows, viewer) : rows, ...counts, countExact: true };
  });
  if (totals) route(app, totals, ({ viewer, query }) => served.totals(db, viewer, query as ListStateOf<D>));
  if (groups) route(app, groups, ({ viewer, query }) => served.groups(db, viewer, query as never));
  if (exportRows) {
    route(app, exportRows, async ({ viewer, query, reply }) => {
      const { formato, ...filters } = query as { readonly formato: Format };
      const columnas = [...served.columns(viewer), ...((await besides?.(viewer)) ?? [])];
      return deliverList({
        db,
        call: { viewer, query: { ...filters, formato }, reply },
        entidad,
        sheet: { nombre, titulo: WORDS[titulo], columnas, ...(enPapel && { enPapel }) },
        consulta: served.all(viewer, filters as ListStateOf<D>),
      });
    });
  }
}
