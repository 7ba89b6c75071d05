import { type campos, campos as contract, type puntosSuministro } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { orderBy, type SortField } from '../../platform/list/order-by.ts';
import type { CursorQuery } from '../../platform/sheet/cursor.ts';
import { clienteBloqueado } from '../cartera/bloqueo.repository.ts';
import { type ColumnasDeCampos, camposDichos, columnasDeCampos } from '../cartera/campos.service.ts';
import { type Condicion, type Parte, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { type Busqueda, buscado, busquedaDe, type Filtros, isHueco, LIST, y } from './filtros.repository.ts';

export type FilaPunto = ColumnasDeCampos & {
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
  etiquetas: string[];
  actualizadoEn: string;
};

/** A row of a page: most points have no field of the house's own, so that they come as one value. */
export type FilaDeLista = Omit<FilaPunto, campos.Hueco> & { campos: campos.Campos | null };

export const COLUMNAS = {
  cups: LIST.fields.cups.sort,
  cliente: LIST.fields.cliente.sort,
  municipio: LIST.fields.municipio.sort,
  tarifa: LIST.fields.tarifa.sort,
  consumo: LIST.fields.consumo.sort,
  ...(Object.fromEntries(contract.HUECOS.map((hueco) => [hueco, LIST.fields[hueco].sort])) as Record<
    campos.Hueco,
    RawBuilder<unknown>
  >),
} as const;

/**
 * The fields with their directions. Ties are settled by the CUPS in the direction of the first field, as in the
 * indexes.
 */
export type Orden = readonly SortField<keyof typeof COLUMNAS>[];

const DEL_PUNTO = sql`
  p.cups, p.cliente_id, p.cliente_nombre, p.comercial_id, p.direccion, p.codigo_postal, p.municipio, p.provincia,
  p.distribuidora, p.distribuidora_nombre, p.tarifa, p.zona, p.potencias_kw, p.consumo_anual_kwh, p.con_contrato,
  p.sips_fecha, p.etiquetas, p.actualizado_en`;

/** The columns of `FilaPunto` that belong to the point `p`. */
export const FILA = sql`${DEL_PUNTO}, ${columnasDeCampos('p')}`;

/** The columns of `FilaDeLista` that belong to the point `p`, once the rows are chosen and sorted. */
export const DE_LISTA = sql`${DEL_PUNTO}, ${camposDichos('p')} as campos`;

/** The columns of `FilaPunto` that come from other tables, joined once the rows are chosen. */
export const DE_FUERA = sql`c.nombre as comercial_nombre, ${clienteBloqueado('b')} as cliente_bloqueado`;

export const CON_LO_DE_FUERA = sql`left join comercial c on c.id = p.comercial_id
  left join cliente b on b.id = p.cliente_id`;

export function claves(orden: Orden): RawBuilder<unknown> {
  return orderBy(orden, COLUMNAS, orden[0]?.descending ? sql`p.cups desc` : sql`p.cups`);
}

/** All rows of the list in its order, for a cursor. */
export function consultaCompleta(viewer: Viewer, filtros: Filtros, orden: Orden): CursorQuery<FilaPunto> {
  const filas = sql<FilaPunto>`
    select ${FILA}, ${DE_FUERA}
    from punto_suministro p ${CON_LO_DE_FUERA}
    where ${puntoVisible(viewer)} and ${buscado(busquedaDe(viewer, filtros))}`;
  return { filas, orden: claves(orden) };
}

/** Rows of a part that come one after another in the order of the list. */
export type Rama = {
  readonly filas: RawBuilder<unknown>;
  /** Whether entries of the index were left that may have more rows; absent where all that is needed is read. */
  readonly cortada?: Condicion;
};

/** The first rows of a part with few matches, which are gathered and sorted. */
export function gatherPuntos({ parte: { alReunir }, busqueda, orden, filas }: Tramo): Rama {
  // `offset 0` hides the order from the planner, which must not walk its index to find the few matches.
  return {
    filas: sql`(
      select p.* from (
        select ${FILA} from punto_suministro p where ${alReunir} and ${buscado(busqueda)} offset 0
      ) p order by ${claves(orden)} limit ${filas}
    )`,
  };
}

/** After reading this many index entries in order, it is quicker to gather the matches and sort them. */
const RECORRIDOS_COMO_MUCHO = 5_000;

/**
 * The first rows of a part with many matches in the order of one field: its index is read until it has them, or up to a
 * limit. All matches may be far down, as when a region is asked for and the order is that of the distributors.
 */
export function walkPuntos({ parte, busqueda, orden: [unico], filas }: Tramo): Rama[] {
  if (!unico) return [];
  const campo = indexFieldOf(parte, unico);
  const [alRecorrer, despues] = spread(parte, busqueda, campo);
  const leidas = readAtMost(filas, despues);
  const tramo = (condiciones: Condicion[], por: RawBuilder<unknown>): Rama => {
    const entradas = y([...alRecorrer, ...condiciones]);
    const rama = sql`(
      select ${FILA} from (
        select p.* from punto_suministro p where ${entradas} order by ${por} limit ${leidas}
      ) p where ${y(despues)} order by ${por} limit ${filas}
    )`;
    if (despues.length === 0) return { filas: rama };
    const hay = sql`select count(*) from (select from punto_suministro p where ${entradas} limit ${leidas + 1}) p`;
    return { filas: rama, cortada: sql`(${hay}) > ${leidas}` };
  };
  const esPropio = isHueco(campo);
  if (campo === 'cups' || !(unico.descending || esPropio)) {
    return [tramo([], claves([{ ...unico, field: campo }]))];
  }
  // Read backwards, an index gives its nulls first, so they are read apart; that of a house's own field has none.
  const columna = COLUMNAS[campo];
  const haciaAtras = sql`${columna} desc nulls first, p.cups desc`;
  const conValor = unico.descending ? haciaAtras : claves([unico]);
  const sinValor = esPropio ? claves([{ ...unico, field: 'cups' }]) : haciaAtras;
  return [tramo([sql`${columna} is not null`], conValor), tramo([sql`${columna} is null`], sinValor)];
}

/** What is read of a part: its first rows in an order. */
export type Tramo = {
  readonly parte: Parte;
  readonly busqueda: Busqueda;
  readonly orden: Orden;
  readonly filas: number;
};

/** No point of the register has a client, so its order is that of the CUPS. */
function indexFieldOf({ registro }: Parte, { field }: Orden[number]): keyof typeof COLUMNAS {
  return registro && field === 'cliente' ? 'cups' : field;
}

/** The entries of an index that are read at most to find the rows that meet the conditions. */
export function readAtMost(filas: number, despues: readonly Condicion[]): number {
  return despues.length === 0 ? filas : Math.max(RECORRIDOS_COMO_MUCHO, 10 * filas);
}

/** The first rows of a part, by reading and sorting all its matches. */
export function sortPuntos({ parte: { condicion }, busqueda, orden, filas }: Tramo): Rama {
  return {
    filas: sql`(
      select ${FILA} from punto_suministro p where ${condicion} and ${buscado(busqueda)}
      order by ${claves(orden)} limit ${filas}
    )`,
  };
}

/** Splits the conditions into those that the index of a field answers and those that filter its rows. */
export function spread(
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
