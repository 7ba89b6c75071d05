import { conexiones } from '@vatio/contract/endpoints';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { unsealSecret } from '../../platform/sealed-secret.ts';
import type { Acceso } from './conectores/conector.ts';
import type { FilaDeConexion } from './conexiones.repository.ts';

export type ConexionDeps = Pick<Config, 'network'> & {
  readonly db: Db;
  /** The server's secret, which the keys are encrypted with. */
  readonly secret: string;
  /** What the environment says of each connection, where the settings do not. */
  readonly services?: Config['services'] | undefined;
};

/** What a key is sealed for. */
export const ownerOf = (id: conexiones.IdDeConexion): string => `conexion ${id}`;

/** How the house reaches a service; undefined where its key is missing or was sealed with another secret. */
export function accesoOf({ secret, services }: ConexionDeps, fila: FilaDeConexion): Acceso | undefined {
  const given = services?.[fila.id];
  const usuario = fila.usuario ?? given?.usuario ?? null;
  const sealed = fila.clave && unsealSecret(secret, ownerOf(fila.id), fila.clave)?.toString();
  const clave = sealed ?? given?.clave ?? null;
  if (conexiones.CONEXIONES[fila.id].clave && clave === null && !fila.demo) return undefined;
  return { direccion: fila.direccion.replace(/\/$/, ''), usuario, clave };
}

/** Where the key of a connection is. */
export function placeOfKey(
  { secret, services }: ConexionDeps,
  id: conexiones.IdDeConexion,
  fila: FilaDeConexion | undefined,
): conexiones.Conexion['clave'] {
  if (!conexiones.CONEXIONES[id].clave || fila?.demo) return 'no-hace-falta';
  if (fila?.clave && unsealSecret(secret, ownerOf(id), fila.clave) !== undefined) return 'guardada';
  return services?.[id]?.clave === undefined ? 'falta' : 'entorno';
}
