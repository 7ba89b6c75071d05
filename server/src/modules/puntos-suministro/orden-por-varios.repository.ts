import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type Condicion, type Parte, POCOS } from '../cartera/visibilidad.repository.ts';
import {
  COLUMNAS,
  FILA,
  gatherPuntos,
  type Orden,
  type Rama,
  readAtMost,
  sortPuntos,
  spread,
  type Tramo,
  walkPuntos,
} from './fila-punto.repository.ts';
import { buscado, y } from './filtros.repository.ts';

type TramoDeTabla = Tramo & { readonly db: Db };

/**
 * The first rows of a part with many matches. By one field, its index has them. By several, of the values of the first field
 * only one can be shared by more rows than are needed: the one at which the last row stands. The rows before it are
 * few, and its own are sorted by the other fields in the same way.
 */
export async function firstPuntos(tramo: TramoDeTabla): Promise<readonly Rama[]> {
  const orden = wholeOrder(tramo);
  const [primero, segundo, ...otros] = orden;
  if (!primero || !segundo) return walkPuntos({ ...tramo, orden });
  if (segundo.field === 'cups' && segundo.descending === primero.descending) {
    return walkPuntos({ ...tramo, orden: [primero] });
  }
  const columna = COLUMNAS[primero.field];
  const frontera = await findFrontera(tramo, primero);
  if (frontera === 'lejos') return [sortPuntos({ ...tramo, orden })];
  const { valor, puntos } = frontera;
  const anteriores =
    valor === null
      ? sql<boolean>`${columna} is not null`
      : sql<boolean>`${columna} ${primero.descending ? sql`>` : sql`<`} ${valor}`;
  const suyos = valor === null ? sql<boolean>`${columna} is null` : sql<boolean>`${columna} = ${valor}`;
  const grupo = { ...tramo, parte: within(tramo.parte, suyos), orden: [segundo, ...otros] };
  return [
    rowsBefore({ ...tramo, parte: within(tramo.parte, anteriores) }, primero),
    ...(puntos > POCOS ? await firstPuntos(grupo) : [gatherPuntos(grupo)]),
  ];
}

/** The order with the CUPS, which settles ties, as its last field; none of the register's rows has a client. */
function wholeOrder({ parte: { registro }, orden }: Tramo): Orden {
  const fields = orden.filter(({ field }) => !(registro && field === 'cliente'));
  const cups = fields.findIndex(({ field }) => field === 'cups');
  if (cups >= 0) return fields.slice(0, cups + 1);
  return [...fields, { field: 'cups', descending: orden[0]?.descending ?? false }];
}

/** The rows whose first field stands before the others': fewer than are needed, so that the limit leaves none out. */
function rowsBefore({ parte: { condicion }, busqueda, filas }: Tramo, primero: Orden[number]): Rama {
  return {
    filas: sql`(
      select ${FILA} from punto_suministro p where ${condicion} and ${buscado(busqueda)}
      order by ${indexOrder(primero)} limit ${filas}
    )`,
  };
}

/** Read backwards, an index gives its nulls first. */
function indexOrder({ field, descending }: Orden[number]): RawBuilder<unknown> {
  const columna = COLUMNAS[field];
  if ('filled' in columna) return descending ? sql`${columna.filled} desc` : columna.filled;
  return descending ? sql`${columna} desc nulls first` : columna;
}

/** The points of the part that have a value. */
function within(parte: Parte, valor: Condicion): Parte {
  const both = (condicion: Condicion) => sql<boolean>`(${condicion} and ${valor})`;
  const { poblacion, condicion, alReunir } = parte;
  return {
    ...parte,
    poblacion: both(poblacion),
    condicion: both(condicion),
    alReunir: both(alReunir),
  };
}

/** A value of the field, or null for the rows without one, and how many of the part's points have it, up to a limit. */
type Frontera = { readonly valor: unknown; readonly puntos: number };

/** The value at which the last row that is needed stands; `lejos` when too much would be read to find it. */
async function findFrontera(
  { db, parte, busqueda, filas }: TramoDeTabla,
  primero: Orden[number],
): Promise<Frontera | 'lejos'> {
  const { field } = primero;
  const columna = COLUMNAS[field];
  const [alRecorrer, despues] = spread(parte, busqueda, field);
  const leidas = readAtMost(filas, despues);
  const conValor = y([...alRecorrer, sql`${columna} is not null`]);
  const por = indexOrder(primero);
  const { rows } = await sql<Frontera>`
    select f.valor, (
      select count(*)::int from (
        select from punto_suministro p where ${parte.poblacion} and ${columna} = f.valor limit ${POCOS + 1}
      ) p
    ) as puntos
    from (
      select ${columna} as valor from (
        select p.* from punto_suministro p where ${conValor} order by ${por} limit ${leidas}
      ) p where ${y(despues)} order by ${por} limit 1 offset ${filas - 1}
    ) f
  `.execute(db);
  if (rows[0]) return rows[0];
  const { rows: counted } = await sql<{ puntos: number }>`
    select count(*)::int as puntos from (
      select from punto_suministro p where ${conValor} limit ${leidas + 1}
    ) p
  `.execute(db);
  return counted[0]!.puntos > leidas ? 'lejos' : { valor: null, puntos: Number.POSITIVE_INFINITY };
}
