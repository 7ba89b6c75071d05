import {
  type campos,
  campos as contract,
  type puntosSuministro,
  puntosSuministroList,
  type QueryOf,
} from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { likePattern } from '../../platform/fold-text.ts';
import { type ListSql, listConditions, listTotals } from '../../platform/list/list-sql.ts';
import { averageKwh, roundedKwh } from '../../platform/list/rounded-sum.ts';
import type { WherePart } from '../../platform/list/where-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { listSqlDeCampos } from '../cartera/campos.service.ts';
import type { Condicion } from '../cartera/visibilidad.repository.ts';
import { inicioDeCups, patronesDe } from './texto-de-busqueda.ts';

/** A list or an export asks for these, besides its page. */
export type Filtros = Omit<QueryOf<typeof puntosSuministro.list>, 'page' | 'limit' | 'sort'>;

/** The words of a point are indexed together, and the column of a match is checked afterwards. */
function enPalabras(columna: string) {
  return {
    column: sql.ref(`p.${columna}`),
    indexed: (plegado: string): Condicion => sql`p.busqueda like ${likePattern(plegado)}`,
  };
}

/** Each field has an index of its order, which `fila-punto.repository.ts` reads. */
export const LIST = {
  fields: {
    cups: { filter: enPalabras('cups'), sort: { filled: sql`p.cups` } },
    cliente: { filter: enPalabras('cliente_nombre'), sort: sql`p.cliente_nombre` },
    tarifa: { filter: sql`p.tarifa`, sort: sql`p.tarifa` },
    provincia: sql`p.provincia`,
    distribuidora: sql`p.distribuidora`,
    comercial: sql`p.comercial_id`,
    contrato: { column: sql`p.con_contrato`, filled: true },
    etiquetas: { several: sql`p.etiquetas` },
    consumo: {
      filter: sql`p.consumo_anual_kwh`,
      sort: sql`p.consumo_anual_kwh`,
      total: roundedKwh(sql`sum(p.consumo_anual_kwh)`),
      average: averageKwh(sql`p.consumo_anual_kwh`),
    },
    municipio: { filter: enPalabras('municipio'), sort: sql`p.municipio` },
    codigoPostal: enPalabras('codigo_postal'),
    direccion: enPalabras('direccion'),
    zona: sql`p.zona`,
    potencia: sql`(select max(kw) from unnest(p.potencias_kw) as kw)`,
    cnae: sql`p.cnae`,
    fechaSips: sql`p.sips_fecha`,
    finAjeno: sql`(select a.fin from contrato_ajeno a where a.cups = p.cups and a.cliente_id = p.cliente_id)`,
    comercializadoraAjena: sql`(select a.comercializadora from contrato_ajeno a where a.cups = p.cups and a.cliente_id = p.cliente_id)`,
    ...listSqlDeCampos('p'),
  },
  chosen: (cups: readonly string[]): Condicion => sql`p.cups = any(${[...cups]}::text[])`,
  codes: (codigos: RawBuilder<string[]>): Condicion => sql`p.cups = any(${codigos})`,
} satisfies ListSql<typeof puntosSuministroList>;

export const TOTALS = listTotals(puntosSuministroList, LIST);

/** The recuento has these fields too. */
const EN_EL_RECUENTO = ['comercial', 'tarifa', 'provincia', 'distribuidora', 'contrato'];

/** The conditions of a list, by what can answer them. */
export type Busqueda = {
  /** The recuento answers these, and so do the indexes in the order of the CUPS. */
  readonly facetas: readonly Condicion[];
  /** The recuento answers these, and no index does. */
  readonly contables: readonly Condicion[];
  /** A search for the beginning of a CUPS is one range of the primary key. */
  readonly tramos: readonly Condicion[];
  /** The recuento does not know these, so each point is looked at. */
  readonly singulares: readonly Condicion[];
  /** Where the matches stand one after another; undefined where the planner finds them best by itself. */
  readonly seguidos: Seguidos | undefined;
};

/** The matches in the order of an index. */
type Seguidos = {
  readonly campo: 'cups' | campos.Hueco;
  /** What the index answers of the condition. */
  readonly condicion: Condicion;
  /** Whether the recuento knows all the rest. */
  readonly solo: boolean;
};

export function busquedaDe(viewer: Viewer, filtros: Filtros): Busqueda {
  const { quick, where, others } = listConditions({ list: puntosSuministroList, sql: LIST }, filtros, viewer);
  const contable = ({ fields }: WherePart) => fields.every((field) => EN_EL_RECUENTO.includes(field));
  const condiciones = (partes: readonly WherePart[], contables: boolean) =>
    partes.filter((parte) => contable(parte) === contables).map(({ condition }) => condition);
  const tramos = tramosDeCups(filtros);
  const singulares = [
    ...others,
    ...singularesDe(filtros, tramos.length > 0),
    ...condiciones(quick, false),
    ...condiciones(where, false),
  ];
  return {
    facetas: condiciones(quick, true),
    contables: condiciones(where, true),
    tramos,
    singulares,
    seguidos: seguidosDe([...quick, ...where], singulares.length === 1),
  };
}

/** These are also true of a point without a value, as most are. */
const SIN_VALOR: readonly string[] = ['empty', 'not-in', '!='];

function seguidosDe(partes: readonly WherePart[], solo: boolean): Seguidos | undefined {
  const preguntas = partes.flatMap(({ fields: [campo = ''], operator, condition: condicion }) =>
    operator === undefined ? [] : [{ campo, operator, condicion, sinValor: SIN_VALOR.includes(operator) }],
  );
  for (const { campo, operator, condicion, sinValor } of preguntas) {
    if (isHueco(campo) && !sinValor && isInOrder(campo, operator)) return { campo, condicion, solo };
  }
  const [unica] = preguntas.filter(({ campo }) => isHueco(campo) || campo === 'etiquetas');
  if (!solo || !unica) return undefined;
  // Those without a value are soon met in any order, and those with a tag have an index in that of the CUPS.
  const deEtiquetas = unica.campo === 'etiquetas' && unica.operator === 'filled';
  return unica.sinValor || deEtiquetas ? { campo: 'cups', condicion: unica.condicion, solo } : undefined;
}

export function isHueco(campo: string): campo is campos.Hueco {
  return (contract.HUECOS as readonly string[]).includes(campo);
}

/** The index of a text does not have what is asked of its words, which are folded. */
function isInOrder(hueco: campos.Hueco, operator: string): boolean {
  return contract.claseDe(hueco) !== 'texto' || operator === 'filled';
}

/** Whether the recuento can count what is asked for. */
export function soloFacetas({ tramos, singulares }: Busqueda): boolean {
  return tramos.length === 0 && singulares.length === 0;
}

export function buscado({ facetas, contables, tramos, singulares }: Busqueda): Condicion {
  return y([...facetas, ...contables, ...tramos, ...singulares]);
}

function tramosDeCups({ q }: Filtros): Condicion[] {
  const inicio = q && inicioDeCups(q);
  // The sign `~` sorts after every letter.
  return inicio ? [sql`(p.cups >= ${inicio} and p.cups < ${`${inicio}~`})`] : [];
}

function singularesDe({ q, cliente }: Filtros, porCups: boolean): Condicion[] {
  const condiciones: Condicion[] = [];
  if (q && !porCups) condiciones.push(busqueda(q));
  if (cliente) condiciones.push(isUuid(cliente) ? sql`p.cliente_id = ${cliente}` : sql`false`);
  return condiciones;
}

function busqueda(q: string): Condicion {
  const alternativas = patronesDe(q).map((patrones) =>
    y(
      patrones.map((patron) => (patron.startsWith('% ñ') ? conEnie(patron) : sql`p.busqueda like ${patron}`)),
    ),
  );
  return alternativas.length === 0 ? sql`true` : sql`(${sql.join(alternativas, sql` or `)})`;
}

/** The trigrams of a short word with an ñ at its beginning say nothing (migration 0134), so their index is not offered to the planner. */
function conEnie(patron: string): Condicion {
  return sql`(strpos(p.busqueda, ' ñ') > 0 and p.busqueda || '' like ${patron})`;
}

export function y(condiciones: readonly Condicion[]): Condicion {
  return condiciones.length === 0 ? sql`true` : sql`(${sql.join([...condiciones], sql` and `)})`;
}
