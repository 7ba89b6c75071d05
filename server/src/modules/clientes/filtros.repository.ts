import { type clientes, filterFields, type QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { foldText, likePattern, wordsOf } from '../../platform/fold-text.ts';
import { pastedCodes } from '../../platform/list/codes-sql.ts';
import { orderBy, type SortColumn, sortFields } from '../../platform/list/order-by.ts';
import { roundedKwh } from '../../platform/list/rounded-sum.ts';
import { dayOf, type Filterable, whereSql } from '../../platform/list/where-sql.ts';
import { isUuid } from '../../platform/uuid.ts';
import { type Condicion, clienteSuyo } from '../cartera/visibilidad.repository.ts';

export type Filtros = Omit<QueryOf<typeof clientes.list>, 'page' | 'limit' | 'sort'>;

/** Which one it is of the states that the contract names. */
export const ESTADO = sql<clientes.Estado>`
  case
    when c.suprimido_en is not null then 'suprimido'
    when c.borrado_en is not null then 'borrado'
    when c.datos_bloqueados_en is not null then 'datos-bloqueados'
    when c.bloqueado_en is not null then 'bloqueado'
    else 'activo'
  end`;

const enPalabras = (columna: string) => ({
  column: sql.ref(`c.${columna}`),
  indexed: (plegado: string): Condicion => sql`c.busqueda like ${likePattern(plegado)}`,
});

const PUNTOS = sql`(select count(*) from punto_suministro p where p.cliente_id = c.id)`;
const CON_CONTRATO = sql<SqlBool>`exists (
  select from punto_suministro p where p.cliente_id = c.id and p.con_contrato
)`;

const FILTRABLES: Filterable<typeof filterFields.clientes> = {
  fields: filterFields.clientes,
  columns: {
    nombre: enPalabras('nombre'),
    nif: enPalabras('nif'),
    tipo: sql`c.tipo`,
    comercial: sql`c.comercial_id`,
    email: enPalabras('email'),
    telefono: sql`c.telefono`,
    municipio: enPalabras('municipio'),
    provincia: sql`c.provincia`,
    codigoPostal: sql`c.codigo_postal`,
    direccion: sql`c.direccion`,
    cnae: sql`c.cnae`,
    iban: enPalabras('iban'),
    puntos: PUNTOS,
    consumo: sql`(select ${roundedKwh(sql`sum(p.consumo_anual_kwh)`)} from punto_suministro p where p.cliente_id = c.id)`,
    contrato: CON_CONTRATO,
    creado: dayOf(sql`c.creado_en`),
  },
};

/** The clients `c` that the viewer sees and that have what is asked for. */
export function buscados(viewer: Viewer, filtros: Filtros): Condicion {
  const { q, comercial, tipo, provincia, contrato, estado, creadoDesde, creadoHasta } = filtros;
  const condiciones: Condicion[] = [clienteSuyo(viewer)];
  condiciones.push(estado ? sql`${ESTADO} = ${estado}` : sql`c.borrado_en is null`);
  if (q) condiciones.push(busqueda(q));
  if (comercial?.length) condiciones.push(deComerciales(comercial));
  if (tipo) condiciones.push(sql`c.tipo = ${tipo}`);
  if (provincia?.length) condiciones.push(sql`c.provincia = any(${provincia})`);
  if (contrato) condiciones.push(contrato === 'con' ? CON_CONTRATO : sql`not ${CON_CONTRATO}`);
  if (creadoDesde)
    condiciones.push(sql`c.creado_en >= ${creadoDesde}::timestamp at time zone 'Europe/Madrid'`);
  if (creadoHasta) {
    condiciones.push(sql`c.creado_en < (${creadoHasta}::date + 1)::timestamp at time zone 'Europe/Madrid'`);
  }
  condiciones.push(whereSql(filtros.donde, FILTRABLES, viewer));
  if (filtros.lista) {
    const codigos = pastedCodes(filtros.lista, viewer);
    condiciones.push(sql`(c.nif = any(${codigos}) or c.id in (
      select p.cliente_id from punto_suministro p where p.cups = any(${codigos})
    ))`);
  }
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

function deComerciales(valores: readonly string[]): Condicion {
  const ids = valores.filter(isUuid);
  const sinNadie = valores.includes('ninguno') ? sql`c.comercial_id is null` : sql`false`;
  return sql`(${sinNadie} or c.comercial_id = any(${ids}::uuid[]))`;
}

/** All the words; or, without separators, a NIF, a phone with or without +34, an account. */
export function busqueda(q: string): Condicion {
  const plegada = foldText(q);
  const palabras = wordsOf(plegada).map((palabra) => sql`c.busqueda like ${likePattern(palabra)}`);
  const compacta = plegada.replace(/[\s.\-_/()]/g, '').replace(/^(\+|00)34(?=\d{9}$)/, '');
  const conCifras = compacta.length >= 3 && /\d/.test(compacta);
  const seguida = conCifras ? sql`c.busqueda like ${likePattern(compacta)}` : sql`false`;
  return palabras.length === 0 ? sql`true` : sql`((${sql.join(palabras, sql` and `)}) or ${seguida})`;
}

const COLUMNAS = {
  nombre: { filled: sql`c.nombre` },
  creado: { filled: sql`c.creado_en` },
  municipio: sql`c.municipio`,
  comercial: sql`r.nombre`,
  consumo: sql`n.consumo_anual_kwh`,
  puntos: sql`n.puntos`,
} satisfies Readonly<Record<string, SortColumn>>;

/** By name when the query says none. */
export function claves(sort = 'nombre'): RawBuilder<unknown> {
  return orderBy(sort, COLUMNAS, sql`c.id`);
}

/** Whether the order is of the points, which have to be added up before it is known. */
export function dePuntos(sort = 'nombre'): boolean {
  return sortFields(sort, COLUMNAS).some(({ field }) => field === 'consumo' || field === 'puntos');
}
