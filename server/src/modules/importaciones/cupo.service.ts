import type { Limits } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import { type Gastado, lockGastado, readGastado } from './cupo.repository.ts';

export type Cupo = Pick<Limits, 'importsAtOnce' | 'importMbPerDay'>;

const MB = 1e6;

/** A form carries at most this much besides its files. */
const FORM_BYTES = 20 * 1024;

/**
 * Refuses, before the files arrive, an upload whose announced size is over the quota, so that nobody uploads in
 * vain.
 */
export async function requireAnnouncedQuota(
  db: Db,
  cupo: Cupo,
  { usuarioId, announcedBytes }: { readonly usuarioId: string; readonly announcedBytes: number },
): Promise<void> {
  checkQuota(await readGastado(db, usuarioId), cupo, Math.max(0, announcedBytes - FORM_BYTES));
}

/** Limits the imports at once and the bytes a day of each account, so that nobody keeps the others waiting. */
export async function requireQuota(
  trx: Db,
  cupo: Cupo,
  { usuarioId, bytes }: { readonly usuarioId: string; readonly bytes: number },
): Promise<void> {
  checkQuota(await lockGastado(trx, usuarioId), cupo, bytes);
}

function checkQuota(
  gastado: Gastado,
  { importsAtOnce = Infinity, importMbPerDay = Infinity }: Cupo,
  bytes: number,
): void {
  if (gastado.enMarcha >= importsAtOnce) {
    throw problem({
      code: 'demasiadas-importaciones',
      status: 429,
      title: `Ya tienes ${gastado.enMarcha} importaciones en marcha`,
      extra: {
        detail: 'Espera a que termine alguna, o cancélala, y vuelve a enviar el fichero',
      },
    });
  }
  if (gastado.bytes + bytes > importMbPerDay * MB) {
    throw problem({
      code: 'demasiado-importado',
      status: 429,
      title: `En 24 horas se importan ${enMb(importMbPerDay * MB)} como mucho`,
      extra: {
        detail: `Llevas ${enMb(gastado.bytes)} y este envío son ${enMb(bytes)}: sigue mañana o habla con administración`,
      },
    });
  }
}

function enMb(bytes: number): string {
  return `${(bytes / MB).toLocaleString('es-ES', { maximumFractionDigits: 1, useGrouping: true })} MB`;
}
