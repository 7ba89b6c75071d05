import { type RawBuilder, sql } from 'kysely';
import type { Parte } from '../cartera/visibilidad.repository.ts';
import { FILA, spread } from './fila-punto.repository.ts';
import { type Busqueda, buscado, y } from './filtros.repository.ts';

/**
 * The matches of a part in any order, for whoever wants the first few hundred. PostgreSQL knows how many points have a word or a
 * value, but not in which population they are: told that so few are enough, it reads the whole table to find that one has none,
 * 0.4 s at a million points. So it is asked for all, as what is materialized is planned as a whole and read no further than
 * needed, or for those in the order of an index, where it looks first where they would be.
 */
export function matchesOf(parte: Parte, busqueda: Busqueda): RawBuilder<unknown> {
  const { seguidos } = busqueda;
  const todas = sql`select ${FILA} from punto_suministro p where ${parte.alReunir} and ${buscado(busqueda)}`;
  if (!seguidos || parte.pocos) return sql`with todas as materialized (${todas}) select * from todas`;
  const { campo, condicion, solo } = seguidos;
  const orden = campo === 'cups' ? sql`p.cups` : sql`${sql.ref(`p.${campo}`)}, p.cups`;
  if (!solo) return sql`${todas} order by ${orden}`;
  const [delIndice, despues] = spread(parte, { ...busqueda, singulares: [] }, campo);
  // Where the planner expects the rest to leave few, it would gather all of them and sort them, unless it sees them apart.
  return sql`select ${FILA} from (
    select p.* from punto_suministro p where ${y([...delIndice, condicion])} order by ${orden} offset 0
  ) p where ${y(despues)}`;
}
