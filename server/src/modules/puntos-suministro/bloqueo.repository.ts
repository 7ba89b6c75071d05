import type { puntosSuministro } from '@vatio/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';

type ClienteBloqueado = puntosSuministro.PuntoSuministroRow['clienteBloqueado'];

/** Whether the client of that alias is closed to new business, as it is told; without one it is null. */
export function clienteBloqueado(alias: string): RawBuilder<ClienteBloqueado> {
  const [deDatos, operativo, motivo] = ['datos_bloqueados_en', 'bloqueado_en', 'bloqueo_motivo'].map(
    (columna) => sql.ref(`${alias}.${columna}`),
  );
  return sql`case when coalesce(${deDatos}, ${operativo}) is not null then json_build_object(
    'desde', to_char(coalesce(${deDatos}, ${operativo}) at time zone 'Europe/Madrid', 'YYYY-MM-DD'),
    'motivo', case when ${deDatos} is not null then 'ha pedido que se supriman sus datos' else ${motivo} end
  ) end`;
}

/** Why is between the house and its people: a client is told since when. */
export function bloqueoVisto(bloqueo: ClienteBloqueado, { role }: Viewer): ClienteBloqueado {
  return bloqueo && { ...bloqueo, motivo: role === 'cliente' ? null : bloqueo.motivo };
}
