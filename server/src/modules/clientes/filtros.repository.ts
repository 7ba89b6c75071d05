import type { clientes, QueryOf } from '@vatio/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { palabrasDe, patron, plegar } from '../../platform/texto.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteSuyo } from '../puntos-suministro/visibilidad.repository.ts';

export type Filtros = Omit<QueryOf<typeof clientes.list>, 'page' | 'limit' | 'sort'>;

export type Condicion = RawBuilder<SqlBool>;

/** Which one it is of the states that the contract names. */
export const ESTADO = sql<clientes.Estado>`
  case
    when c.suprimido_en is not null then 'suprimido'
    when c.borrado_en is not null then 'borrado'
    when c.datos_bloqueados_en is not null then 'datos-bloqueados'
    when c.bloqueado_en is not null then 'bloqueado'
    else 'activo'
  end`;

/** The clients `c` that the viewer sees and that have what is asked for. */
export function buscados(viewer: Viewer, filtros: Filtros): Condicion {
  const { q, comercial, tipo, provincia, contrato, estado, creadoDesde, creadoHasta } = filtros;
  const condiciones: Condicion[] = [clienteSuyo(viewer)];
  condiciones.push(estado ? sql`${ESTADO} = ${estado}` : sql`c.borrado_en is null`);
  if (q) condiciones.push(busqueda(q));
  if (comercial?.length) condiciones.push(deComerciales(comercial));
  if (tipo) condiciones.push(sql`c.tipo = ${tipo}`);
  if (provincia?.length) condiciones.push(sql`c.provincia = any(${provincia})`);
  if (contrato) {
    const activo = sql`exists (select from punto_suministro p where p.cliente_id = c.id and p.con_contrato)`;
    condiciones.push(contrato === 'con' ? sql`${activo}` : sql`not ${activo}`);
  }
  if (creadoDesde)
    condiciones.push(sql`c.creado_en >= ${creadoDesde}::timestamp at time zone 'Europe/Madrid'`);
  if (creadoHasta) {
    condiciones.push(sql`c.creado_en < (${creadoHasta}::date + 1)::timestamp at time zone 'Europe/Madrid'`);
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
  const plegada = plegar(q);
  const palabras = palabrasDe(plegada).map((palabra) => sql`c.busqueda like ${patron(palabra)}`);
  const compacta = plegada.replace(/[\s.\-_/()]/g, '').replace(/^(\+|00)34(?=\d{9}$)/, '');
  const conCifras = compacta.length >= 3 && /\d/.test(compacta);
  const seguida = conCifras ? sql`c.busqueda like ${patron(compacta)}` : sql`false`;
  return palabras.length === 0 ? sql`true` : sql`((${sql.join(palabras, sql` and `)}) or ${seguida})`;
}

export type Orden = { readonly campo: keyof typeof COLUMNAS; readonly descendente: boolean };

const COLUMNAS = {
  nombre: 'c.nombre',
  creado: 'c.creado_en',
  municipio: 'c.municipio',
  comercial: 'r.nombre',
  consumo: 'n.consumo_anual_kwh',
  puntos: 'n.puntos',
} as const;

/** By name when the query says none. */
export function ordenDe(sort = 'nombre'): Orden {
  const campo = sort.replace(/^-/, '');
  const conocido = (Object.keys(COLUMNAS) as Orden['campo'][]).find((nombre) => nombre === campo);
  return { campo: conocido ?? 'nombre', descendente: sort.startsWith('-') };
}

/** Blanks last, and the identifier settles what is equal. */
export function claves({ campo, descendente }: Orden): RawBuilder<unknown> {
  const sentido = descendente ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${sql.ref(COLUMNAS[campo])} ${sentido}, c.id`;
}

/** Whether the order is of the points, which have to be added up before it is known. */
export function dePuntos({ campo }: Orden): boolean {
  return campo === 'consumo' || campo === 'puntos';
}
