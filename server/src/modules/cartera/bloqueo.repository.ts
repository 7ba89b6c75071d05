import type { puntosSuministro } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';

type ClienteBloqueado = puntosSuministro.PuntoSuministroRow['clienteBloqueado'];

/** The block of the client with that alias, as the calls tell it; null when there is none. */
export function clienteBloqueado(alias: string): RawBuilder<ClienteBloqueado> {
  const [deDatos, operativo, motivo] = ['datos_bloqueados_en', 'bloqueado_en', 'bloqueo_motivo'].map(
    (columna) => sql.ref(`${alias}.${columna}`),
  );
  return sql`case when coalesce(${deDatos}, ${operativo}) is not null then json_build_object(
    'desde', to_char(coalesce(${deDatos}, ${operativo}) at time zone 'Europe/Madrid', 'YYYY-MM-DD'),
    'motivo', case when ${deDatos} is not null then 'ha pedido que se supriman sus datos' else ${motivo} end
  ) end`;
}

/** A client is told since when it is blocked, but not why, which is internal. */
export function bloqueoVisto(bloqueo: ClienteBloqueado, { role }: Viewer): ClienteBloqueado {
  return bloqueo && { ...bloqueo, motivo: role === 'cliente' ? null : bloqueo.motivo };
}

type Bloqueado = {
  readonly id: string;
  readonly nombre: string;
  /** The day in Spain, written as people read it. */
  readonly desde: string;
  readonly motivo: string | null;
  /** True when the erasure of its data has begun as well. */
  readonly deDatos: boolean;
  /** True when it is in the bin, which closes it to new business too. */
  readonly borrado: boolean;
};

/**
 * The client if it is closed to new business, held so that nobody closes or opens it before the transaction
 * ends.
 */
export async function findBloqueado(db: Db, clienteId: string): Promise<Bloqueado | undefined> {
  const { rows } = await sql<Bloqueado & { abierto: boolean }>`
    select id, nombre, coalesce(bloqueado_en, datos_bloqueados_en, borrado_en) is null as abierto,
      to_char(coalesce(datos_bloqueados_en, bloqueado_en, borrado_en) at time zone 'Europe/Madrid', 'DD/MM/YYYY') as desde,
      bloqueo_motivo as motivo, datos_bloqueados_en is not null as de_datos,
      borrado_en is not null as borrado
    from cliente where id = ${clienteId} for share
  `.execute(db);
  const [cliente] = rows;
  return cliente?.abierto ? undefined : cliente;
}
