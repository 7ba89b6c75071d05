import type { contratos, QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../platform/uuid.ts';

/** What a list, its counts, an export and a change of all of them ask for. */
export type Filtros = QueryOf<typeof contratos.recuento>;
type Condicion = RawBuilder<SqlBool>;

/** Over the contract `k`, its client `c` and its product `p`. */
export function condicionesDe(filtros: Filtros): Condicion {
  const condiciones: Condicion[] = [
    filtros.papelera === 'si' ? sql`k.borrado_en is not null` : sql`k.borrado_en is null`,
  ];
  const unoDe = (columna: string, valores: readonly string[] | undefined) => {
    if (valores?.length) condiciones.push(sql`${sql.ref(columna)} = any(${valores}::text[])`);
  };
  unoDe('k.comercial', filtros.estado);
  unoDe('k.firma', filtros.firma);
  unoDe('k.atr', filtros.atr);
  unoDe('k.cobro', filtros.cobro);
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
  condiciones.push(...buscadas(filtros.q));
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

/** Every word somewhere in what names a contract; the CUPS has a collation that does not mix with a name's. */
export function buscadas(q: string | undefined): Condicion[] {
  return (q?.split(/\s+/).filter(Boolean) ?? []).map((palabra) => {
    const patron = `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`plegar(
      concat_ws(' ', k.codigo, k.cups collate "default", c.nombre, p.comercializadora, p.nombre, k.referencia_externa)
    ) like plegar(${patron})`;
  });
}

/** A CUPS as it is kept: without separators nor its measuring point. */
function enCompacto(cups: string): string {
  return cups
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .slice(0, 20);
}
