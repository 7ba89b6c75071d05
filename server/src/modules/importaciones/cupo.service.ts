import type { Limits } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import { lockGastado } from './cupo.repository.ts';

export type Cupo = Pick<Limits, 'importsAtOnce' | 'importMbPerDay'>;

const MB = 1e6;

/** Nobody keeps the others waiting: so many imports at once and so many bytes a day for each account. */
export async function exigirCupo(
  trx: Db,
  { importsAtOnce = Infinity, importMbPerDay = Infinity }: Cupo,
  { usuarioId, bytes }: { readonly usuarioId: string; readonly bytes: number },
): Promise<void> {
  const gastado = await lockGastado(trx, usuarioId);
  if (gastado.enMarcha >= importsAtOnce) {
    throw problem('demasiadas-importaciones', 429, `Ya tienes ${gastado.enMarcha} importaciones en marcha`, {
      detail: 'Espera a que termine alguna, o cancélala, y vuelve a enviar el fichero',
    });
  }
  if (gastado.bytes + bytes > importMbPerDay * MB) {
    throw problem(
      'demasiado-importado',
      429,
      `En 24 horas se importan ${enMb(importMbPerDay * MB)} como mucho`,
      {
        detail: `Llevas ${enMb(gastado.bytes)} y este envío son ${enMb(bytes)}: sigue mañana o habla con administración`,
      },
    );
  }
}

function enMb(bytes: number): string {
  return `${(bytes / MB).toLocaleString('es-ES', { maximumFractionDigits: 1, useGrouping: true })} MB`;
}
