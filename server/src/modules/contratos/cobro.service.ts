import type { EstadoDe } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { findVersionDeProducto } from '../venta/venta.repository.ts';
import { writeAction } from './accion-auditada.service.ts';
import { lockContrato, updateContrato } from './escritura.repository.ts';
import { comisionEsperada } from './lectura.service.ts';

/** Moves the payment clock as the settlement advances. */
export async function moveCobro(
  trx: Db,
  ids: readonly string[],
  {
    estado,
    motivo,
    usuarioId,
  }: {
    readonly estado: EstadoDe<'cobro'>;
    readonly motivo: string | null;
    readonly usuarioId: string;
  },
): Promise<void> {
  for (const id of [...ids].sort()) {
    const fila = await lockContrato(trx, id);
    if (!fila || fila.cobro === estado) continue;
    const cambios = { cobro: estado, cobroDesde: new Date(), cobroMotivo: motivo };
    await writeAction(trx, { fila, cambios, accion: `cobro-${estado}`, usuarioId });
  }
}

/** Calculates again the commission of a contract that began when no rule matched; false when none matches yet. */
export async function freezeAgain(trx: Db, id: string): Promise<boolean> {
  const fila = await lockContrato(trx, id);
  if (!fila || fila.fechaActivacion === null || fila.comision?.regla) return false;
  const producto = await findVersionDeProducto(trx, fila.productoVersionId, today());
  if (!producto) return false;
  const { id: productoId, comercializadora, tarifa } = producto;
  const comision = await comisionEsperada(
    trx,
    { ...fila, productoId, comercializadora, tarifa },
    { dia: fila.fechaActivacion },
  );
  if (comision.regla === null) return false;
  await updateContrato(trx, id, { comision: JSON.stringify(comision), comisionEur: comision.totalEur });
  return true;
}
