import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Consulta } from '../../platform/hoja/cursor.ts';
import { type Condicion, type Filtros, facetas, singulares, tramosDeCups, y } from './filtros.repository.ts';
import { type Parte, puntoVisible } from './visibilidad.repository.ts';

/** A row of the list, as the database has it. */
export type FilaPunto = {
  cups: string;
  clienteId: string | null;
  clienteNombre: string | null;
  comercialId: string | null;
  comercialNombre: string | null;
  direccion: string | null;
  codigoPostal: string | null;
  municipio: string | null;
  provincia: string | null;
  distribuidora: string;
  distribuidoraNombre: string | null;
  tarifa: string | null;
  zona: string;
  potenciasKw: number[];
  consumoAnualKwh: number | null;
  conContrato: boolean;
  sipsFecha: string | null;
};

const COLUMNAS = {
  cups: 'cups',
  cliente: 'cliente_nombre',
  municipio: 'municipio',
  tarifa: 'tarifa',
  consumo: 'consumo_anual_kwh',
} as const;

/** A field and a direction; blanks always come last, and the CUPS settles what is equal. */
export type Orden = { readonly campo: keyof typeof COLUMNAS; readonly descendente: boolean };

/** The columns of `FilaPunto` that are of the point `p` itself. */
export const FILA = sql`
  p.cups, p.cliente_id, p.cliente_nombre, p.comercial_id, p.direccion, p.codigo_postal, p.municipio, p.provincia,
  p.distribuidora, p.distribuidora_nombre, p.tarifa, p.zona, p.potencias_kw, p.consumo_anual_kwh, p.con_contrato,
  p.sips_fecha`;

export function buscado(filtros: Filtros) {
  return y([...facetas(filtros), ...tramosDeCups(filtros), ...singulares(filtros)]);
}

export function claves({ campo, descendente }: Orden): RawBuilder<unknown> {
  const sentido = descendente ? sql`desc nulls last` : sql`asc nulls last`;
  const cups = sql`p.cups ${descendente ? sql`desc` : sql`asc`}`;
  return campo === 'cups' ? cups : sql`${sql.ref(`p.${COLUMNAS[campo]}`)} ${sentido}, ${cups}`;
}

/** Every row of the list in its order, for a cursor. */
export function consultaCompleta(viewer: Viewer, filtros: Filtros, orden: Orden): Consulta<FilaPunto> {
  const filas = sql<FilaPunto>`
    select ${FILA}, c.nombre as comercial_nombre
    from punto_suministro p left join comercial c on c.id = p.comercial_id
    where ${puntoVisible(viewer)} and ${buscado(filtros)}`;
  return { filas, orden: claves(orden) };
}

/** The first rows of a part of which there are few: gathered and sorted. */
export function reunir({ alReunir }: Parte, filtros: Filtros, orden: Orden, filas: number) {
  // `offset 0` keeps the order out: the planner must not walk its index after the few that match.
  return sql`(
    select p.* from (
      select ${FILA} from punto_suministro p where ${alReunir} and ${buscado(filtros)} offset 0
    ) p order by ${claves(orden)} limit ${filas}
  )`;
}

/** Index entries read in order before it is quicker to gather what matches and sort it. */
const RECORRIDOS_COMO_MUCHO = 5_000;

/**
 * The first rows of a part of which there are many: the index of the order is read until it has them, or up to a limit.
 * What matches may all be far down, as when a region is asked for and the order is that of the distributors.
 */
export function recorrer(parte: Parte, filtros: Filtros, orden: Orden, filas: number): RawBuilder<unknown>[] {
  // In the register nobody is a client: its order is that of the CUPS.
  const campo = parte.registro && orden.campo === 'cliente' ? 'cups' : orden.campo;
  const columna = sql.ref(`p.${COLUMNAS[campo]}`);
  const [alRecorrer, despues] = repartir(parte, filtros, campo);
  const leidas = despues.length === 0 ? filas : Math.max(RECORRIDOS_COMO_MUCHO, 10 * filas);
  const tramo = (condiciones: Condicion[], por: RawBuilder<unknown>) => sql`(
    select ${FILA} from (
      select p.* from punto_suministro p where ${y([...alRecorrer, ...condiciones])}
      order by ${por} limit ${leidas}
    ) p where ${y(despues)} order by ${por} limit ${filas}
  )`;
  if (campo === 'cups') return [tramo([], claves({ ...orden, campo }))];
  if (!orden.descendente) return [tramo([], claves(orden))];
  // Backwards an index gives its blanks first: they are read apart.
  const haciaAtras = sql`${columna} desc nulls first, p.cups desc`;
  return [tramo([sql`${columna} is not null`], haciaAtras), tramo([sql`${columna} is null`], haciaAtras)];
}

/** The conditions that go with the index that is read, and those that its rows are asked about afterwards. */
function repartir(parte: Parte, filtros: Filtros, campo: Orden['campo']): [Condicion[], Condicion[]] {
  const facetados = [...facetas(filtros), ...tramosDeCups(filtros)];
  const sueltos = [...singulares(filtros), ...(parte.deQuien ? [parte.deQuien] : [])];
  // The index of each facet is in the order of the CUPS.
  return campo === 'cups'
    ? [[parte.poblacion, ...facetados], sueltos]
    : [[parte.poblacion], [...facetados, ...sueltos]];
}
