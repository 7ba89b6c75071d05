import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { type LectorDeTuya, lectorDeTuya } from '../comisiones/tuya.service.ts';
import type { FilaContrato } from './contratos.repository.ts';
import type { Filtros } from './filtros.repository.ts';
import { casoDe } from './lectura.service.ts';
import { filasSinCongelar, sumaCongelada } from './tuya.repository.ts';

/** What of a contract is of whoever reads it: frozen, or by the rules in force. */
export type TuyaDeContrato = (fila: FilaContrato) => number;

/** Undefined for whoever has no part of any contract: administrators and clients. */
export async function tuyaDeContratos(db: Db, viewer: Viewer): Promise<TuyaDeContrato | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  return lector && ((fila) => tuyaDe(lector, fila));
}

/** The same of all the contracts of a list together. */
export async function sumTuya(db: Db, viewer: Viewer, filtros: Filtros): Promise<number | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  if (!lector) return undefined;
  const [congelada, filas] = await Promise.all([
    sumaCongelada(db, viewer, filtros, lector.comercialId),
    filasSinCongelar(db, viewer, filtros),
  ]);
  const centimos = filas.reduce((suma, fila) => suma + Math.round(tuyaDe(lector, fila) * 100), 0);
  return (Math.round(congelada * 100) + centimos) / 100;
}

function tuyaDe(lector: LectorDeTuya, fila: FilaContrato): number {
  const { comercialId, partes } = fila;
  return lector.de({ comercialId, partes, caso: casoDe(fila, today()) });
}
