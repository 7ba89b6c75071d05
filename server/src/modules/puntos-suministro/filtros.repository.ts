import type { puntosSuministro, QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../platform/uuid.ts';
import { inicioDeCups, patronesDe } from './texto-de-busqueda.ts';

/** What a list or an export asks for, besides its page. */
export type Filtros = Omit<QueryOf<typeof puntosSuministro.list>, 'page' | 'limit' | 'sort'>;

export type Condicion = RawBuilder<SqlBool>;

/** The conditions that the recuento can answer too: those on tariff, province, distributor, representative, contract. */
export function facetas({ tarifa, provincia, distribuidora, comercial, contrato }: Filtros): Condicion[] {
  const condiciones: Condicion[] = [];
  if (tarifa?.length) condiciones.push(unoDe('tarifa', tarifa));
  if (provincia?.length) condiciones.push(unoDe('provincia', provincia));
  if (distribuidora?.length) condiciones.push(unoDe('distribuidora', distribuidora));
  if (comercial) condiciones.push(de('comercial_id', comercial));
  if (contrato) condiciones.push(contrato === 'con' ? sql`p.con_contrato` : sql`not p.con_contrato`);
  return condiciones;
}

function unoDe(columna: string, valores: readonly string[]): Condicion {
  const referencia = sql.ref(`p.${columna}`);
  // With one value its index also gives the order of the CUPS; with a list PostgreSQL does not see it.
  return valores.length === 1 ? sql`${referencia} = ${valores[0]}` : sql`${referencia} = any(${valores})`;
}

/** The search for a CUPS by its beginning: one stretch of the index of the key. */
export function tramosDeCups({ q }: Filtros): Condicion[] {
  const inicio = q && inicioDeCups(q);
  // The sign comes after every letter.
  return inicio ? [sql`(p.cups >= ${inicio} and p.cups < ${`${inicio}~`})`] : [];
}

/** The other conditions, that only the points themselves answer. */
export function singulares(filtros: Filtros): Condicion[] {
  const { q, cliente, consumoDesde, consumoHasta } = filtros;
  const condiciones: Condicion[] = [];
  if (q && tramosDeCups(filtros).length === 0) condiciones.push(busqueda(q));
  if (cliente) condiciones.push(de('cliente_id', cliente));
  if (consumoDesde !== undefined) condiciones.push(sql`p.consumo_anual_kwh >= ${consumoDesde}`);
  if (consumoHasta !== undefined) condiciones.push(sql`p.consumo_anual_kwh <= ${consumoHasta}`);
  return condiciones;
}

/** Whether the recuento can count what the filters ask for. */
export function soloFacetas(filtros: Filtros): boolean {
  return tramosDeCups(filtros).length === 0 && singulares(filtros).length === 0;
}

function de(columna: string, id: string): Condicion {
  return isUuid(id) ? sql`${sql.ref(`p.${columna}`)} = ${id}` : sql`false`;
}

function busqueda(q: string): Condicion {
  const alternativas = patronesDe(q).map((patrones) =>
    y(patrones.map((patron) => sql<SqlBool>`p.busqueda like ${patron}`)),
  );
  return alternativas.length === 0 ? sql`true` : sql`(${sql.join(alternativas, sql` or `)})`;
}

/** All the conditions at once. */
export function y(condiciones: readonly Condicion[]): Condicion {
  return condiciones.length === 0 ? sql`true` : sql`(${sql.join([...condiciones], sql` and `)})`;
}
