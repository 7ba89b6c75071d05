import type { comerciales, ResponseOf } from '@vatio/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type EnMarcha = ResponseOf<typeof comerciales.previsualizarTraspaso>;

/** What a representative has that somebody else would have to look after. */
export async function leerEnMarcha(db: Db, id: string): Promise<EnMarcha> {
  const { rows } = await sql<EnMarcha>`
    select
      (select count(*)::int from cliente where comercial_id = ${id} and borrado_en is null) as clientes,
      (select count(*)::int from punto_suministro where comercial_id = ${id} and cliente_id is null)
        as puntos_sin_cliente,
      (select count(*)::int from propuesta
        where comercial_id = ${id} and borrado_en is null and estado in ('borrador', 'enviada', 'vista'))
        as propuestas_abiertas,
      (select count(*)::int from contrato
        where comercial_id = ${id} and borrado_en is null and comercial = 'borrador') as contratos_en_borrador,
      (select count(*)::int from contrato where comercial_id = ${id} and atr = 'activado') as contratos_activos,
      (select count(*)::int from comercial where responsable_id = ${id} and baja is null) as equipo
  `.execute(db);
  return rows[0]!;
}

/** Points without a client, which the clients do not take along. */
export async function pasarPuntosSinCliente(db: Db, de: string, a: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update punto_suministro set comercial_id = ${a} where comercial_id = ${de} and cliente_id is null
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

type Pasada = { readonly id: string };

export async function pasarPropuestasAbiertas(db: Db, de: string, a: string): Promise<Pasada[]> {
  const { rows } = await sql<Pasada>`
    update propuesta set comercial_id = ${a}, version = version + 1
    where comercial_id = ${de} and borrado_en is null and estado in ('borrador', 'enviada', 'vista')
    returning id
  `.execute(db);
  return rows;
}

export async function pasarContratosEnBorrador(db: Db, de: string, a: string): Promise<Pasada[]> {
  const { rows } = await sql<Pasada>`
    update contrato set comercial_id = ${a}, version = version + 1
    where comercial_id = ${de} and borrado_en is null and comercial = 'borrador'
    returning id
  `.execute(db);
  return rows;
}

/** Whoever was right under them, save the one who now stands in their place. */
export async function pasarEquipo(db: Db, de: string, a: string): Promise<Pasada[]> {
  const { rows } = await sql<Pasada>`
    update comercial set responsable_id = ${a}, version = version + 1
    where responsable_id = ${de} and baja is null and id <> ${a}
    returning id
  `.execute(db);
  return rows;
}
