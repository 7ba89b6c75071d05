import { type contratos, filterFields, type QueryOf } from '@vatio/contract';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { pastedCodes } from '../../platform/list/codes-sql.ts';
import { searchSql } from '../../platform/list/search-sql.ts';
import { dayOf, type Filterable, whereSql } from '../../platform/list/where-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Condicion } from '../cartera/visibilidad.repository.ts';

/** What a list, its counts, an export and a change of all of them ask for. */
export type Filtros = QueryOf<typeof contratos.recuento>;

/** What a client is not told, nor may find out by asking. */
export const SOLO_QUIEN_VENDE = ['comision'] as const;

const FILTRABLES: Filterable<typeof filterFields.contratos> = {
  fields: filterFields.contratos,
  sellersOnly: [...SOLO_QUIEN_VENDE, 'cobro'],
  columns: {
    codigo: sql`k.codigo`,
    cups: sql`k.cups`,
    cliente: sql`c.nombre`,
    nif: sql`c.nif`,
    comercial: sql`k.comercial_id`,
    comercializadora: sql`p.comercializadora`,
    producto: sql`p.nombre`,
    tarifa: sql`p.tarifa`,
    tipo: sql`p.tipo`,
    estado: sql`k.comercial`,
    firma: sql`k.firma`,
    atr: sql`k.atr`,
    cobro: sql`k.cobro`,
    consumo: sql`k.consumo_anual_kwh`,
    comision: sql`k.comision_prevista_eur`,
    creado: dayOf(sql`k.creado_en`),
    fechaFirma: sql`k.fecha_firma`,
    activacion: sql`k.fecha_activacion`,
    fin: sql`k.fecha_fin`,
    permanencia: sql`k.permanencia_hasta`,
    baja: sql`k.fecha_baja`,
  },
};

/** Over the contract `k`, its client `c` and its product `p`. */
export function condicionesDe(filtros: Filtros, viewer: Viewer): Condicion {
  const condiciones: Condicion[] = [
    filtros.papelera === 'si' ? sql`k.borrado_en is not null` : sql`k.borrado_en is null`,
  ];
  const unoDe = (columna: string, valores: readonly string[] | undefined) => {
    if (valores?.length) condiciones.push(sql`${sql.ref(columna)} = any(${valores}::text[])`);
  };
  unoDe('k.comercial', filtros.estado);
  unoDe('k.firma', filtros.firma);
  unoDe('k.atr', filtros.atr);
  if (viewer.role !== 'cliente') unoDe('k.cobro', filtros.cobro);
  unoDe('p.comercializadora', filtros.comercializadora);
  unoDe('p.tarifa', filtros.tarifa);
  const de = (columna: string, id: string | undefined) => {
    if (id) condiciones.push(isUuid(id) ? sql`${sql.ref(columna)} = ${id}` : sql`false`);
  };
  de('k.comercial_id', filtros.comercial);
  de('k.cliente_id', filtros.cliente);
  de('k.propuesta_id', filtros.propuesta);
  if (filtros.cups) condiciones.push(sql`k.cups = ${enCompacto(filtros.cups)}`);
  const desde = (columna: string, dia: string | undefined) => {
    if (dia) condiciones.push(sql`${sql.ref(columna)} >= ${dia}`);
  };
  const hasta = (columna: string, dia: string | undefined) => {
    if (dia) condiciones.push(sql`${sql.ref(columna)} <= ${dia}`);
  };
  desde('k.fecha_fin', filtros.finDesde);
  hasta('k.fecha_fin', filtros.finHasta);
  desde('k.fecha_activacion', filtros.activacionDesde);
  hasta('k.fecha_activacion', filtros.activacionHasta);
  if (filtros.lista) {
    const codigos = pastedCodes(filtros.lista, viewer);
    condiciones.push(sql`(k.codigo = any(${codigos}) or k.cups = any(${codigos}))`);
  }
  condiciones.push(buscadas(filtros.q), whereSql(filtros.donde, FILTRABLES, viewer));
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

/** In what names a contract; the CUPS has a collation that does not mix with a name's. */
export function buscadas(q: string | undefined): Condicion {
  return searchSql(
    q,
    sql`concat_ws(' ', k.codigo, k.cups collate "default", c.nombre, p.comercializadora, p.nombre, k.referencia_externa)`,
  );
}

/** A CUPS as it is kept: without separators nor its measuring point. */
function enCompacto(cups: string): string {
  return cups
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .slice(0, 20);
}
