import type { puntosSuministro } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { orderBy, type SortField } from '../../platform/list/order-by.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import { type Condicion, type Parte, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { type Busqueda, buscado, busquedaDe, type Filtros, LIST, y } from './filtros.repository.ts';

/** A row of the list, as the database has it. */
export type FilaPunto = {
  cups: string;
  clienteId: string | null;
  clienteNombre: string | null;
  clienteBloqueado: puntosSuministro.PuntoSuministroRow['clienteBloqueado'];
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

export const COLUMNAS = {
  cups: LIST.fields.cups.sort,
  cliente: LIST.fields.cliente.sort,
  municipio: LIST.fields.municipio.sort,
  tarifa: LIST.fields.tarifa.sort,
  consumo: LIST.fields.consumo.sort,
} as const;

/** Fields and directions; the CUPS settles what is equal, in the direction of the first of them: so do the indexes. */
export type Orden = readonly SortField<keyof typeof COLUMNAS>[];

/** The columns of `FilaPunto` that are of the point `p` itself. */
export const FILA = sql`
  p.cups, p.cliente_id, p.cliente_nombre, p.comercial_id, p.direccion, p.codigo_postal, p.municipio, p.provincia,
  p.distribuidora, p.distribuidora_nombre, p.tarifa, p.zona, p.potencias_kw, p.consumo_anual_kwh, p.con_contrato,
  p.sips_fecha`;

/** The columns of `FilaPunto` that are of others, once its rows are chosen. */
export const DE_FUERA = sql`c.nombre as comercial_nombre, ${clienteBloqueado('b')} as cliente_bloqueado`;

export const CON_LO_DE_FUERA = sql`left join comercial c on c.id = p.comercial_id
  left join cliente b on b.id = p.cliente_id`;

export function claves(orden: Orden): RawBuilder<unknown> {
  return orderBy(orden, COLUMNAS, orden[0]?.descending ? sql`p.cups desc` : sql`p.cups`);
}

/** Every row of the list in its order, for a cursor. */
export function consultaCompleta(viewer: Viewer, filtros: Filtros, orden: Orden): CursorQuery<FilaPunto> {
  const filas = sql<FilaPunto>`
    select ${FILA}, ${DE_FUERA}
    from punto_suministro p ${CON_LO_DE_FUERA}
    where ${puntoVisible(viewer)} and ${buscado(busquedaDe(viewer, filtros))}`;
  return { filas, orden: claves(orden) };
}

/** The first rows of a part of which there are few: gathered and sorted. */
export function gatherPuntos({
  parte: { alReunir },
  busqueda,
  orden,
  filas,
}: {
  readonly parte: Parte;
  readonly busqueda: Busqueda;
  readonly orden: Orden;
  readonly filas: number;
}) {
  // `offset 0` keeps the order out: the planner must not walk its index after the few that match.
  return sql`(
    select p.* from (
      select ${FILA} from punto_suministro p where ${alReunir} and ${buscado(busqueda)} offset 0
    ) p order by ${claves(orden)} limit ${filas}
  )`;
}

/** Index entries read in order before it is quicker to gather what matches and sort it. */
const RECORRIDOS_COMO_MUCHO = 5_000;

/**
 * The first rows of a part of which there are many: the index of the order is read until it has them, or up to a limit.
 * What matches may all be far down, as when a region is asked for and the order is that of the distributors.
 */
export function walkPuntos({
  parte,
  busqueda,
  orden,
  filas,
}: {
  readonly parte: Parte;
  readonly busqueda: Busqueda;
  readonly orden: Orden;
  readonly filas: number;
}): RawBuilder<unknown>[] {
  const [unico, otro] = orden;
  if (!unico || otro) return [ordenar({ parte, busqueda, orden, filas })];
  // In the register nobody is a client: its order is that of the CUPS.
  const campo = parte.registro && unico.field === 'cliente' ? 'cups' : unico.field;
  const [alRecorrer, despues] = repartir(parte, busqueda, campo);
  const leidas = despues.length === 0 ? filas : Math.max(RECORRIDOS_COMO_MUCHO, 10 * filas);
  const tramo = (condiciones: Condicion[], por: RawBuilder<unknown>) => sql`(
    select ${FILA} from (
      select p.* from punto_suministro p where ${y([...alRecorrer, ...condiciones])}
      order by ${por} limit ${leidas}
    ) p where ${y(despues)} order by ${por} limit ${filas}
  )`;
  if (campo === 'cups' || !unico.descending) return [tramo([], claves([{ ...unico, field: campo }]))];
  // Backwards an index gives its blanks first: they are read apart.
  const columna = COLUMNAS[campo];
  const haciaAtras = sql`${columna} desc nulls first, p.cups desc`;
  return [tramo([sql`${columna} is not null`], haciaAtras), tramo([sql`${columna} is null`], haciaAtras)];
}

/** By several fields no index gives the order whole: its rows come sorted by the first, and are sorted by the others. */
function ordenar({
  parte: { condicion },
  busqueda,
  orden,
  filas,
}: {
  readonly parte: Parte;
  readonly busqueda: Busqueda;
  readonly orden: Orden;
  readonly filas: number;
}): RawBuilder<unknown> {
  return sql`(
    select ${FILA} from punto_suministro p where ${condicion} and ${buscado(busqueda)}
    order by ${claves(orden)} limit ${filas}
  )`;
}

/** The conditions that go with the index that is read, and those that its rows are asked about afterwards. */
function repartir(
  parte: Parte,
  { facetas, contables, tramos, singulares }: Busqueda,
  campo: keyof typeof COLUMNAS,
): [Condicion[], Condicion[]] {
  const indexados = [...facetas, ...tramos];
  const sueltos = [...contables, ...singulares, ...(parte.deQuien ? [parte.deQuien] : [])];
  // The index of each facet is in the order of the CUPS.
  return campo === 'cups'
    ? [[parte.poblacion, ...indexados], sueltos]
    : [[parte.poblacion], [...indexados, ...sueltos]];
}
