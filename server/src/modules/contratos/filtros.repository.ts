import { type contratos, contratosList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import {
  chosenByUuid,
  type ListSql,
  listSorts,
  listTotals,
  listWhere,
} from '../../platform/list/list-sql.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { averageEur, averageKwh, roundedKwh } from '../../platform/list/rounded-sum.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { listSqlDeCampos } from '../cartera/campos.service.ts';
import type { Condicion } from '../cartera/visibilidad.repository.ts';
import { existsSignedPaper } from './papel/papel.repository.ts';

/** A list, its counts, an export and a change of all its rows share these filters. */
export type Filtros = QueryOf<typeof contratos.count>;

/**
 * The expressions are over the contract `k`, its client `c` and its product `p`; sorting uses the columns of
 * the row.
 */
export const LIST: ListSql<typeof contratosList> = {
  fields: {
    codigo: { filter: sql`k.codigo`, sort: { filled: sql`codigo` } },
    cups: {
      filter: { column: sql`k.cups`, exact: (cups) => sql`k.cups = ${cups.slice(0, 20)}` },
      sort: { filled: sql`cups` },
    },
    cliente: { filter: sql`c.nombre`, sort: { filled: sql`cliente_nombre` } },
    nif: sql`c.nif`,
    comercial: sql`k.comercial_id`,
    estado: sql`k.comercial`,
    firma: sql`k.firma`,
    atr: sql`k.atr`,
    cobro: sql`k.cobro`,
    fin: { filter: sql`k.fecha_fin`, sort: sql`fecha_fin` },
    comercializadora: { filter: sql`p.comercializadora`, sort: { filled: sql`comercializadora` } },
    tarifa: { filter: sql`p.tarifa`, sort: { filled: sql`tarifa` } },
    etiquetas: { several: sql`k.etiquetas` },
    producto: sql`p.nombre`,
    tipo: sql`p.tipo`,
    consumo: {
      filter: sql`k.consumo_anual_kwh`,
      sort: { filled: sql`consumo_anual_kwh` },
      total: roundedKwh(sql`sum(k.consumo_anual_kwh)`),
      average: averageKwh(sql`k.consumo_anual_kwh`),
    },
    comision: {
      filter: sql`k.comision_prevista_eur`,
      sort: sql`comision_prevista_eur`,
      total: sql`coalesce(sum(k.comision_prevista_eur), 0)::float8`,
      average: averageEur(sql`k.comision_prevista_eur`),
    },
    creado: { filter: { instant: sql`k.creado_en` }, sort: { filled: sql`creado_en` } },
    fechaFirma: sql`k.fecha_firma`,
    papelFirmado: sql`case when k.firma <> 'firmada' then 'sin-firmar' when ${existsSignedPaper(sql`k.id`)} then 'esta' else 'falta' end`,
    activacion: { filter: sql`k.fecha_activacion`, sort: sql`fecha_activacion` },
    permanencia: { filter: sql`k.permanencia_hasta`, sort: sql`permanencia_hasta` },
    revisionPrecio: { filter: sql`k.revision_precio`, sort: sql`revision_precio` },
    baja: sql`k.fecha_baja`,
    ...listSqlDeCampos('k', 'selected'),
  },
  sorts: { firma: sql`fecha_firma` },
  chosen: chosenByUuid(sql`k.id`),
  search: buscadas,
  codes: (codigos) => sql`(k.codigo = any(${codigos}) or k.cups = any(${codigos}))`,
};

export const TOTALS = listTotals(contratosList, LIST);

export function condicionesDe(filtros: Filtros, viewer: Viewer): Condicion {
  const bin = filtros.papelera === 'si' ? sql`k.borrado_en is not null` : sql`k.borrado_en is null`;
  return sql`(${bin} and ${inBinOrNot(filtros, viewer)})`;
}

/** The filters of the list, wherever the contract stands. */
export function inBinOrNot(filtros: Omit<Filtros, 'papelera'>, viewer: Viewer): Condicion {
  const condiciones = [listWhere({ list: contratosList, sql: LIST }, filtros, viewer)];
  const de = (columna: string, id: string | undefined) => {
    if (id) condiciones.push(isUuid(id) ? sql`${sql.ref(columna)} = ${id}` : sql`false`);
  };
  de('k.cliente_id', filtros.cliente);
  de('k.propuesta_id', filtros.propuesta);
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

export function ordenDe(viewer: Viewer, sort: string): RawBuilder<unknown> {
  return orderBy(sort, listSorts(contratosList, LIST, viewer), sql`codigo desc`);
}

/**
 * The search looks in what names a contract. The CUPS is compared apart, because its collation cannot be mixed
 * with a name's.
 */
export function buscadas(q: string | undefined): Condicion {
  return searchSql(
    q,
    sql`concat_ws(' ', k.codigo, k.cups collate "default", c.nombre, p.comercializadora, p.nombre, k.referencia_externa)`,
  );
}
