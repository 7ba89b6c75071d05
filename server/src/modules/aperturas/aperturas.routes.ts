import { aperturas } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { readFacetasDeClientes, readListaDeClientes } from '../clientes/lista.service.ts';
import { sumClientes } from '../clientes/listado.repository.ts';
import { readListaDeContratos, readRecuentoDeContratos } from '../contratos/lista.service.ts';
import { readListaDeProductos } from '../productos/lista.service.ts';
import { readFacetasDePuntos, readListaDePuntos } from '../puntos-suministro/lista.service.ts';
import { sumPuntos } from '../puntos-suministro/listado.repository.ts';
import { answerTogether, orLater, readAround } from './apertura.service.ts';

/** What a list shows when it is opened, in one answer: the reads are those of the list's own calls. */
export function aperturasRoutes(app: FastifyInstance, db: Db): void {
  route(app, aperturas.clientes, ({ viewer, query }) =>
    answerTogether({
      list: readListaDeClientes(db, viewer, query),
      totals: orLater(sumClientes(db, viewer, filtersOf(query))),
      facets: readFacetasDeClientes(db, viewer),
      ...readAround(db, viewer),
    }),
  );
  route(app, aperturas.contratos, ({ viewer, query }) =>
    answerTogether({
      list: readListaDeContratos(db, viewer, query),
      count: orLater(readRecuentoDeContratos(db, viewer, filtersOf(query))),
      ...readAround(db, viewer),
    }),
  );
  route(app, aperturas.productos, ({ viewer, query }) =>
    answerTogether({
      list: readListaDeProductos(db, viewer, query),
      vistas: readAround(db, viewer).vistas,
    }),
  );
  route(app, aperturas.puntosSuministro, ({ viewer, query }) =>
    answerTogether({
      list: readListaDePuntos(db, viewer, query),
      totals: orLater(sumPuntos(db, viewer, filtersOf(query))),
      facets: readFacetasDePuntos(db, viewer),
      ...readAround(db, viewer),
    }),
  );
}

/** Totals are of all the rows with the same filters. */
function filtersOf<Q extends { readonly page: number; readonly limit: number; readonly sort?: string }>({
  page: _page,
  limit: _limit,
  sort: _sort,
  ...filters
}: Q) {
  return filters;
}
