import { filterFields, type puntosSuministro, type QueryOf } from '@vatio/contract';
import { type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { likePattern } from '../../platform/fold-text.ts';
import { pastedCodes } from '../../platform/list/codes-sql.ts';
import { type Filterable, type WherePart, whereParts } from '../../platform/list/where-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Condicion } from '../cartera/visibilidad.repository.ts';
import { inicioDeCups, patronesDe } from './texto-de-busqueda.ts';

/** What a list or an export asks for, besides its page. */
export type Filtros = Omit<QueryOf<typeof puntosSuministro.list>, 'page' | 'limit' | 'sort'>;

/** The words of a point are indexed together: what has the text anywhere is then asked where. */
function enPalabras(columna: string) {
  return {
    column: sql.ref(`p.${columna}`),
    indexed: (plegado: string): Condicion => sql`p.busqueda like ${likePattern(plegado)}`,
  };
}

const FILTRABLES: Filterable<typeof filterFields.puntosSuministro> = {
  fields: filterFields.puntosSuministro,
  columns: {
    cups: enPalabras('cups'),
    cliente: enPalabras('cliente_nombre'),
    comercial: sql`p.comercial_id`,
    tarifa: sql`p.tarifa`,
    provincia: sql`p.provincia`,
    municipio: enPalabras('municipio'),
    codigoPostal: enPalabras('codigo_postal'),
    direccion: enPalabras('direccion'),
    distribuidora: sql`p.distribuidora`,
    zona: sql`p.zona`,
    consumo: sql`p.consumo_anual_kwh`,
    potencia: sql`(select max(kw) from unnest(p.potencias_kw) as kw)`,
    contrato: sql`p.con_contrato`,
    cnae: sql`p.cnae`,
    fechaSips: sql`p.sips_fecha`,
  },
};

/** Fields that the recuento has too. */
const EN_EL_RECUENTO = ['comercial', 'tarifa', 'provincia', 'distribuidora', 'contrato'];

/** What a list asks of its points, by who can answer it. */
export type Busqueda = {
  /** What the recuento answers, and so do the indexes in the order of the CUPS. */
  readonly facetas: readonly Condicion[];
  /** What the recuento answers, with no index of its own. */
  readonly contables: readonly Condicion[];
  /** The search for a CUPS by its beginning: one stretch of the index of the key. */
  readonly tramos: readonly Condicion[];
  /** What only the points themselves answer. */
  readonly singulares: readonly Condicion[];
};

export function busquedaDe(viewer: Viewer, filtros: Filtros): Busqueda {
  const partes = whereParts(filtros.donde, FILTRABLES, viewer);
  const contable = ({ fields }: WherePart) => fields.every((field) => EN_EL_RECUENTO.includes(field));
  const tramos = tramosDeCups(filtros);
  return {
    facetas: facetasDe(filtros),
    contables: partes.filter(contable).map(({ condition }) => condition),
    tramos,
    singulares: [
      ...singularesDe(filtros, viewer, tramos.length > 0),
      ...partes.filter((parte) => !contable(parte)).map(({ condition }) => condition),
    ],
  };
}

/** Whether the recuento can count what is asked for. */
export function soloFacetas({ tramos, singulares }: Busqueda): boolean {
  return tramos.length === 0 && singulares.length === 0;
}

/** All of it, over the point `p`. */
export function buscado({ facetas, contables, tramos, singulares }: Busqueda): Condicion {
  return y([...facetas, ...contables, ...tramos, ...singulares]);
}

function facetasDe({ tarifa, provincia, distribuidora, comercial, contrato }: Filtros): Condicion[] {
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

function tramosDeCups({ q }: Filtros): Condicion[] {
  const inicio = q && inicioDeCups(q);
  // The sign comes after every letter.
  return inicio ? [sql`(p.cups >= ${inicio} and p.cups < ${`${inicio}~`})`] : [];
}

function singularesDe(
  { q, cliente, consumoDesde, consumoHasta, lista }: Filtros,
  viewer: Viewer,
  porCups: boolean,
): Condicion[] {
  const condiciones: Condicion[] = [];
  if (lista) condiciones.push(sql`p.cups = any(${pastedCodes(lista, viewer)})`);
  if (q && !porCups) condiciones.push(busqueda(q));
  if (cliente) condiciones.push(de('cliente_id', cliente));
  if (consumoDesde !== undefined) condiciones.push(sql`p.consumo_anual_kwh >= ${consumoDesde}`);
  if (consumoHasta !== undefined) condiciones.push(sql`p.consumo_anual_kwh <= ${consumoHasta}`);
  return condiciones;
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
