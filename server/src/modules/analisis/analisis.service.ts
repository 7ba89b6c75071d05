import { createHash } from 'node:crypto';
import type { analisis, BodyOf } from '@vatio/contract';
import type { Fecha, Fees } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { findAnalisis, updateNotas, versionesDe } from './analisis.repository.ts';
import { estudiarPuntos } from './estudio.ts';
import { type Clave, findGuardado, type Guardado, saveAnalisis, saveVersion } from './guardado.repository.ts';
import { leerProductos, leerPuntos } from './lecturas.ts';
import { analisisGuardado, paraCliente } from './respuestas.ts';

type Input = BodyOf<typeof analisis.create>;

export async function simular(db: Db, viewer: Viewer, input: Input): Promise<analisis.Resultado> {
  soloQuienVende(viewer);
  const { documento } = await estudiar(db, viewer, input);
  return documento;
}

export async function createAnalisis(
  db: Db,
  viewer: Viewer,
  input: Input,
  key: string | undefined,
): Promise<analisis.Analisis> {
  soloQuienVende(viewer);
  const clave = key === undefined ? undefined : claveDe(viewer, key, input);
  const previo = clave && (await findGuardado(db, clave));
  if (previo) return getAnalisis(db, viewer, mismaLlamada(previo, clave));
  ...
}
