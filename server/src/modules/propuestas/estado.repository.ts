import type { propuestas } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';

/**
 * The state on a day of the proposal `p` with its version `v`: a sent one whose last day is over has expired, whether or not that
 * has been recorded.
 */
export function estadoDePropuesta(day: string | RawBuilder<string>): RawBuilder<propuestas.Estado> {
  return sql`case when p.estado in ('enviada', 'vista') and v.valida_hasta < ${day}::date
    then 'caducada' else p.estado end`;
}
