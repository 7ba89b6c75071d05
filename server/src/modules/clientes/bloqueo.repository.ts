import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type Bloqueado = {
  readonly id: string;
  readonly nombre: string;
  /** A day in Spain, as a person reads it. */
  readonly desde: string;
  readonly motivo: string | null;
  /** Whether erasure has begun, besides. */
  readonly deDatos: boolean;
  /** Whether it is in the bin, which closes it as well. */
  readonly borrado: boolean;
};

/** The client, if it is closed; held as it is, so that nobody closes it before the transaction ends. */
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
