import type { Db } from '../../platform/database.ts';
import { writeAction } from './accion-auditada.service.ts';
import { lockTerminados } from './fin.repository.ts';
import { diaSiguiente } from './vigencia.ts';

/**
 * Ends the contracts without extension that are past their last day, of one supply point or of all, and answers
 * how many there were.
 */
export async function finishIn(trx: Db, hoy: string, cups?: string): Promise<number> {
  const terminados = await lockTerminados(trx, hoy, cups);
  for (const fila of terminados) {
    const cambios = {
      atr: 'baja' as const,
      atrDesde: new Date(),
      atrMotivo: 'Fin de lo acordado, sin prórroga',
      fechaBaja: diaSiguiente(fila.fechaFin!),
    };
    await writeAction(trx, { fila, cambios, accion: 'terminar', usuarioId: null });
  }
  return terminados.length;
}
