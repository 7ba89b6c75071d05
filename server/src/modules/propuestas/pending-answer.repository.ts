import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { propuestaVisible } from './visibilidad.repository.ts';

/** The answer of a client is news for this many days. */
const NEWS_DAYS = 7;

/**
 * Whether the client has answered the proposal `p` lately and nobody has attended to it: a contract of an
 * accepted one is still a draft, or the client of a refused one has not been offered another since.
 */
export function answerIsPending(): RawBuilder<SqlBool> {
  return sql`exists (
    select from propuesta_respuesta a
    where a.propuesta_id = p.id and a.numero = p.numero and ${isNews()} and ${isUnattended()}
  )`;
}

const isNews = () => sql`a.creada_en > now() - make_interval(days => ${NEWS_DAYS})`;

/** The expression is over the answer `a` of the proposal `p`. */
function isUnattended(): RawBuilder<SqlBool> {
  return sql`p.estado = a.tipo and case a.tipo
    when 'aceptada' then exists (
      select from contrato k where k.propuesta_id = p.id and k.comercial = 'borrador' and k.borrado_en is null)
    else not exists (
      select from propuesta o
      where o.cliente_id = p.cliente_id and o.creado_en > a.creada_en and o.borrado_en is null)
  end`;
}

type PendingAnswers = { readonly aceptadas: number; readonly rechazadas: number };

/** Counts them from the few answers of the last days. */
export function pendingAnswers(viewer: Viewer): RawBuilder<PendingAnswers> {
  return sql<PendingAnswers>`
    select count(*) filter (where a.tipo = 'aceptada') as aceptadas,
      count(*) filter (where a.tipo = 'rechazada') as rechazadas
    from propuesta_respuesta a
    join propuesta p on p.id = a.propuesta_id and p.numero = a.numero
    join cliente c on c.id = p.cliente_id
    where ${isNews()} and ${isUnattended()} and p.borrado_en is null and ${propuestaVisible(viewer)}
  `;
}
