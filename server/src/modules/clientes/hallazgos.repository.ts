import type { busqueda } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { foldText, prefixPattern } from '../../platform/fold-text.ts';
import { readClientesVisibles } from '../cartera/visibilidad.repository.ts';
import { ESTADO, busqueda as queDicen } from './filtros.repository.ts';

type Pregunta = { readonly q: string; readonly cuantos: number };

/** An index has the names in this form and order. */
const COMIENZO = sql`plegar(c.nombre) collate "C"`;

/** Clients whose name begins with the text come first, and then the others in the order of the list. */
export async function searchClientes(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: Pregunta,
): Promise<busqueda.Hallazgo[]> {
  const { visible, pocos } = await readClientesVisibles(db, viewer);
  const comienza = sql<boolean>`${COMIENZO} like ${prefixPattern(foldText(q))}`;
  // Few clients are gathered and sorted: `offset 0` hides the order from the planner, which would walk all the names of the
  // house in search of a word that none of theirs has.
  const gathered = pocos ? sql`offset 0` : sql``;
  const find = async (condicion: RawBuilder<SqlBool>, orden: RawBuilder<unknown>, limite: number) => {
    const { rows } = await sql<busqueda.Hallazgo>`
      select c.id, c.nombre as titulo, concat_ws(' · ', c.nif, c.municipio, c.email) as detalle,
        nullif(${ESTADO}, 'activo') as estado
      from (select c.* from cliente c where ${condicion} and ${visible} ${gathered}) c
      order by ${orden}, c.id limit ${limite}
    `.execute(db);
    return rows;
  };
  const primeros = await find(comienza, COMIENZO, cuantos);
  if (primeros.length === cuantos) return primeros;
  const otros = await find(sql`${queDicen(q)} and not ${comienza}`, sql`c.nombre`, cuantos - primeros.length);
  return [...primeros, ...otros];
}
