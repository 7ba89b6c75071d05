import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Filtros, facetas, singulares, y } from './filtros.repository.ts';
import { CONTADOS_COMO_MUCHO, type Cuenta } from './recuento.repository.ts';
import { type Parte, partesVisibles, puntoVisible } from './visibilidad.repository.ts';

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

/** A field and a direction; blanks always come last, and the CUPS settles what is equal. */
export type Orden = { readonly campo: keyof typeof COLUMNAS; readonly descendente: boolean };

const COLUMNAS = {
  cups: 'cups',
  cliente: 'cliente_nombre',
  municipio: 'municipio',
  tarifa: 'tarifa',
  consumo: 'consumo_anual_kwh',
} as const;

type Ventana = { readonly primera: number; readonly filas: number };

const FILA = sql`
  p.cups, p.cliente_id, p.cliente_nombre, p.comercial_id, p.direccion, p.codigo_postal, p.municipio, p.provincia,
  p.distribuidora, p.distribuidora_nombre, p.tarifa, p.zona, p.potencias_kw, p.consumo_anual_kwh, p.con_contrato,
  p.sips_fecha`;

/** Index entries read in order before it is quicker to gather what matches and sort it. */
const RECORRIDOS_COMO_MUCHO = 10_000;

/**
 * A page of the list. Each part gives its first rows on its own, in the way its size asks for: a few are gathered and
 * sorted; where there are many, the index of the order is read until the page is full. `cuentas` are those of
 * `contar()`.
 */
export async function leerPagina(
  db: Db,
  viewer: Viewer,
  filtros: Filtros,
  orden: Orden,
  ventana: Ventana,
  cuentas: readonly Cuenta[],
): Promise<FilaPunto[]> {
  const hasta = ventana.primera + ventana.filas;
  const partes = partesVisibles(viewer).map((parte, i) => ({ parte, puntos: cuentas[i]!.puntos }));
  const conAlgo = partes.filter(({ puntos }) => puntos > 0);
  const ramas = conAlgo.flatMap(({ parte, puntos }) =>
    puntos > CONTADOS_COMO_MUCHO
      ? recorrer(parte, filtros, orden, hasta)
      : [reunir(parte, filtros, orden, hasta)],
  );
  const filas = await juntar(db, ramas, orden, ventana);
  const esperadas = Math.min(hasta, conAlgo.reduce((suma, { puntos }) => suma + puntos, 0)) - ventana.primera;
  if (filas.length >= esperadas) return filas;
  // What matches is far down in this order.
  const reunidas = conAlgo.map(({ parte }) => reunir(parte, filtros, orden, hasta));
  return juntar(db, reunidas, orden, ventana);
}

async function juntar(
  db: Db,
  ramas: readonly RawBuilder<unknown>[],
  orden: Orden,
  { primera, filas }: Ventana,
): Promise<FilaPunto[]> {
  if (ramas.length === 0) return [];
  const { rows } = await sql<FilaPunto>`
    select p.*, c.nombre as comercial_nombre
    from (${sql.join([...ramas], sql` union all `)}) p left join comercial c on c.id = p.comercial_id
    order by ${claves(orden)} limit ${filas} offset ${primera}
  `.execute(db);
  return rows;
}

/** Every row of the list in its order, for a cursor. */
export function consultaCompleta(viewer: Viewer, filtros: Filtros, orden: Orden): RawBuilder<FilaPunto> {
  return sql`
    select ${FILA}, c.nombre as comercial_nombre
    from punto_suministro p left join comercial c on c.id = p.comercial_id
    where ${puntoVisible(viewer)} and ${buscado(filtros)}
    order by ${claves(orden)}`;
}

function reunir({ condicion }: Parte, filtros: Filtros, orden: Orden, filas: number): RawBuilder<unknown> {
  // `offset 0` keeps the order out: the planner must not walk its index after the few that match.
  return sql`(
    select p.* from (
      select ${FILA} from punto_suministro p where ${condicion} and ${buscado(filtros)} offset 0
    ) p order by ${claves(orden)} limit ${filas}
  )`;
}

function recorrer(parte: Parte, filtros: Filtros, orden: Orden, filas: number): RawBuilder<unknown>[] {
  // In the register nobody is a client: its order is that of the CUPS.
  const campo = parte.registro && orden.campo === 'cliente' ? 'cups' : orden.campo;
  const columna = sql.ref(`p.${COLUMNAS[campo]}`);
  const sueltas = singulares(filtros);
  const leidas = sueltas.length === 0 ? filas : Math.max(RECORRIDOS_COMO_MUCHO, 10 * filas);
  const tramo = (condicion: RawBuilder<unknown>, por: RawBuilder<unknown>) => sql`(
    select ${FILA} from (
      select p.* from punto_suministro p
      where ${parte.condicion} and ${y(facetas(filtros))} and ${condicion}
      order by ${por} limit ${leidas}
    ) p where ${y(sueltas)} order by ${por} limit ${filas}
  )`;
  if (campo === 'cups') return [tramo(sql`true`, claves({ ...orden, campo }))];
  if (!orden.descendente) return [tramo(sql`true`, claves(orden))];
  // Backwards an index gives its blanks first: they are read apart.
  const haciaAtras = sql`${columna} desc nulls first, p.cups desc`;
  return [tramo(sql`${columna} is not null`, haciaAtras), tramo(sql`${columna} is null`, haciaAtras)];
}

function claves({ campo, descendente }: Orden): RawBuilder<unknown> {
  const sentido = descendente ? sql`desc nulls last` : sql`asc nulls last`;
  const cups = sql`p.cups ${descendente ? sql`desc` : sql`asc`}`;
  return campo === 'cups' ? cups : sql`${sql.ref(`p.${COLUMNAS[campo]}`)} ${sentido}, ${cups}`;
}

function buscado(filtros: Filtros) {
  return y([...facetas(filtros), ...singulares(filtros)]);
}
