import type { busqueda } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Condicion, type Parte, readPartesVisibles } from '../cartera/visibilidad.repository.ts';
import { type Busqueda, buscado, busquedaDe, y } from './filtros.repository.ts';
import { unionOf } from './pagina.repository.ts';

/**
 * So many points of a part are looked at, in the order of the CUPS, before its index of words. A common word is found among
 * them in some 2 ms; the index would gather every point that has it, 50 ms at a million points.
 */
const MIRADOS = 2_000;

/** The index finds at once the few points that have so many digits in a row. */
const RARO = /\d{4}/;

type Pedidos = { readonly busqueda: Busqueda; readonly raro: boolean; readonly cuantos: number };

/** The first points found whose CUPS, client or place contains the text, those of the portfolio first. */
export async function searchPuntos(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const partes = await readPartesVisibles(db, viewer);
  const busqueda = busquedaDe(viewer, { q });
  const pedidos = { busqueda, cuantos, raro: RARO.test(q) && busqueda.tramos.length === 0 };
  const hallados = partes.map((parte, i) => hitsOf(parte, pedidos, i));
  // The parts are read in their order, and none further than is needed.
  const { rows } = await sql<busqueda.Hallazgo>`
    with ${sql.join(hallados.flatMap(({ consultas }) => consultas))}
    select p.cups as id, p.cups as titulo, concat_ws(' · ', p.cliente_nombre, p.municipio, p.tarifa) as detalle,
      case when p.con_contrato then 'con-contrato' end as estado
    from (${unionOf(hallados.flatMap(({ ramas }) => ramas))}) p limit ${cuantos}
  `.execute(db);
  return rows;
}

/** The queries with names of a part, and those that give its hits from them. */
type Hallados = {
  readonly consultas: readonly RawBuilder<unknown>[];
  readonly ramas: readonly RawBuilder<unknown>[];
};

const DATOS = sql`p.cups, p.cliente_nombre, p.municipio, p.tarifa, p.con_contrato`;

function hitsOf(parte: Parte, { busqueda, raro, cuantos }: Pedidos, i: number): Hallados {
  const [mirados, todos] = [sql.table(`mirados_${i}`), sql.table(`todos_${i}`)];
  const { poblacion, deQuien, alReunir } = parte;
  // The planner would look up what is rare among all the points of the owners too.
  const suyos = deQuien ? [sql<boolean>`(${deQuien}) is true`] : [];
  const gathered = gatherAll(todos, y([raro ? y([poblacion, ...suyos]) : alReunir, buscado(busqueda)]));
  if (parte.pocos || raro) return { consultas: [gathered], ramas: [sql`select * from ${todos}`] };
  const looked = sql`${mirados} as materialized (
    select ${DATOS} from (
      select p.* from punto_suministro p where ${y([poblacion, ...busqueda.tramos])}
      order by p.cups limit ${MIRADOS}
    ) p where ${y([...suyos, buscado(busqueda)])} limit ${cuantos}
  )`;
  const bastan = sql`(select count(*) from ${mirados}) = ${cuantos}`;
  return {
    consultas: [looked, gathered],
    ramas: [sql`select * from ${mirados} where ${bastan}`, sql`select * from ${todos} where not (${bastan})`],
  };
}

/**
 * Told that four are enough, PostgreSQL reads the table until it meets them, which is all of it when the word is in the names
 * of clients and the part has none. What is materialized is planned as a whole, and read no further than asked.
 */
function gatherAll(nombre: RawBuilder<unknown>, condicion: Condicion): RawBuilder<unknown> {
  return sql`${nombre} as materialized (select ${DATOS} from punto_suministro p where ${condicion})`;
}
