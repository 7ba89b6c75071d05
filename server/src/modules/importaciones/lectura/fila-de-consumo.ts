import type { SipsConsumo } from '@vatio/domain';
import type { FilasBinarias } from './filas-binarias.ts';

/** Writes the consumption between two readings as a row of the staging table. */
export function writeConsumo(filas: FilasBinarias, consumo: SipsConsumo): void {
  filas.fila(9);
  filas.codigo(consumo.cups);
  filas.fecha(consumo.desde);
  filas.fecha(consumo.hasta);
  filas.codigo(consumo.codigoTarifa);
  filas.codigo(consumo.tipoLectura);
  filas.periodos(consumo.activaKwh);
  filas.periodos(consumo.reactivaKvarh ?? consumo.inductivaKvarh ?? []);
  if (consumo.capacitivaKvarh) filas.periodos(consumo.capacitivaKvarh);
  else filas.nulo();
  filas.periodos(consumo.demandaKw);
}
