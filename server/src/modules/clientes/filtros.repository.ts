import { type clientes, clientesList, type QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { foldText, likePattern, wordsOf } from '../../platform/fold-text.ts';
import {
  chosenByUuid,
  type ListSql,
  listSorts,
  listTotals,
  listWhere,
} from '../../platform/list/list-sql.ts';
import { orderBy, sortFields } from '../../platform/list/order-by.ts';
import { roundedKwh } from '../../platform/list/rounded-sum.ts';
import { telephone } from '../../platform/list/telephone.ts';
import { listSqlDeCampos } from '../cartera/campos.service.ts';
import { MARCA_DE_CLIENTE } from '../cartera/marca.repository.ts';
import { porProximoContacto } from '../cartera/proximo-contacto.repository.ts';
import { type Condicion, clienteSuyo } from '../cartera/visibilidad.repository.ts';

export type Filtros = Omit<QueryOf<typeof clientes.list>, 'page' | 'limit' | 'sort'>;

/** The state of a client, among those that the contract names. */
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

const CAMPOS = listSqlDeCampos('c');

/** Only the next contact depends on who asks, because tasks are not of everybody who sees the client. */
const listFor = (viewer: Viewer): ListSql<typeof clientesList> => ({
  fields: {
    nombre: { filter: enPalabras('nombre'), sort: { filled: sql`c.nombre` } },
    nif: enPalabras('nif'),
    comercial: { filter: sql`c.comercial_id`, sort: sql`r.nombre` },
    tipo: sql`c.tipo`,
    provincia: sql`c.provincia`,
    contrato: { column: CON_CONTRATO, filled: true },
    estado: ESTADO,
    etiquetas: { several: sql`c.etiquetas` },
    marca: sql`${MARCA_DE_CLIENTE}::text`,
    creado: { filter: { instant: sql`c.creado_en` }, sort: { filled: sql`c.creado_en` } },
    email: enPalabras('email'),
    telefono: telephone(sql`c.telefono`),
    municipio: { filter: enPalabras('municipio'), sort: sql`c.municipio` },
    codigoPostal: sql`c.codigo_postal`,
    direccion: sql`c.direccion`,
    cnae: sql`c.cnae`,
    iban: enPalabras('iban'),
    puntos: { filter: PUNTOS, sort: sql`n.puntos`, total: sql`count(p.cups)::int` },
    consumo: {
      filter: sql`(select ${roundedKwh(sql`sum(p.consumo_anual_kwh)`)} from punto_suministro p where p.cliente_id = c.id)`,
      sort: sql`n.consumo_anual_kwh`,
      total: roundedKwh(sql`sum(p.consumo_anual_kwh)`),
      average: sql`round((sum(p.consumo_anual_kwh)
        / count(distinct p.cliente_id) filter (where p.consumo_anual_kwh is not null))::numeric, 3)::float8`,
    },
    proximoContacto: { filter: porProximoContacto(viewer, sql`c.id`), sort: sql`pc.fecha` },
    ...CAMPOS,
  },
  chosen: chosenByUuid(sql`c.id`),
  search: busqueda,
  codes: (codigos) => sql`(c.nif = any(${codigos}) or c.id in (
    select p.cliente_id from punto_suministro p where p.cups = any(${codigos})
  ))`,
});

/** The clients `c` that the viewer sees and that match the filters. */
export function buscados(viewer: Viewer, filtros: Filtros): Condicion {
  const { estado } = filtros;
  const condiciones = [
    clienteSuyo(viewer),
    estado ? sql`${ESTADO} = ${estado}` : sql`c.borrado_en is null`,
    listWhere({ list: clientesList, sql: listFor(viewer) }, filtros, viewer),
  ];
  return sql`(${sql.join(condiciones, sql` and `)})`;
}

/** The `from` and the `where` of those that match, in whatever state they are. */
export function fromAnyState(viewer: Viewer, filtros: Filtros): RawBuilder<unknown> {
  const { estado, ...resto } = filtros;
  const wanted = listWhere({ list: clientesList, sql: listFor(viewer) }, resto, viewer);
  return sql`from cliente c where ${clienteSuyo(viewer)} and ${estado ? sql`${ESTADO} = ${estado}` : sql`true`} and ${wanted}`;
}

export const listOf = (viewer: Viewer) => ({ list: clientesList, sql: listFor(viewer) });

/** The sums over the points `p` of the list's clients. */
export function totalsFor(viewer: Viewer): RawBuilder<unknown> {
  return listTotals(clientesList, listFor(viewer));
}

/** Matches all the words or, without separators, a NIF, a phone with or without +34, or an account. */
export function busqueda(q: string): Condicion {
  const plegada = foldText(q);
  const palabras = wordsOf(plegada).map((palabra) => sql`c.busqueda like ${likePattern(palabra)}`);
  const compacta = plegada.replace(/[\s.\-_/()]/g, '').replace(/^(\+|00)34(?=\d{9}$)/, '');
  const conCifras = compacta.length >= 3 && /\d/.test(compacta);
  const seguida = conCifras ? sql`c.busqueda like ${likePattern(compacta)}` : sql`false`;
  return palabras.length === 0 ? sql`true` : sql`((${sql.join(palabras, sql` and `)}) or ${seguida})`;
}

/** The list is sorted by name when the query gives no order. */
export function claves(viewer: Viewer, sort: string = clientesList.usualSort): RawBuilder<unknown> {
  return orderBy(sort, listSorts(clientesList, listFor(viewer), viewer), sql`c.id`);
}

/** Whether the order needs the points added up beforehand. */
export function dePuntos(sort: string = clientesList.usualSort): boolean {
  return sortFields(sort, clientesList.fields).some(({ field }) => field === 'consumo' || field === 'puntos');
}
