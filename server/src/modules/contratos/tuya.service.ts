import type { contratos, ResponseOf } from '@vatio/contract/endpoints';
import type { Reloj } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { type LectorDeTuya, lectorDeTuya, sumEurByKey } from '../comisiones/tuya.service.ts';
import type { FilaContrato } from './contratos.repository.ts';
import type { Filtros } from './filtros.repository.ts';
import { casoDe } from './lectura.service.ts';
import type { FilaRenovacion, Filtros as FiltrosDeRenovacion } from './radar.repository.ts';
import { type Banda, findRadar } from './renovaciones.repository.ts';
import { filasSinCongelar, sumasCongeladas } from './tuya.repository.ts';

type Recuento = ResponseOf<typeof contratos.count>;

/** The part of a contract for whoever reads it: frozen, or by the rules in force. */
export type TuyaDeContrato = (fila: FilaContrato) => number;

/** Undefined for administrators and clients, who have no part of any contract. */
export async function tuyaDeContratos(db: Db, viewer: Viewer): Promise<TuyaDeContrato | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  return lector && ((fila) => tuyaDe(lector, fila));
}

/** The part of what each contract would earn if it were renewed with the offer that was valued; null where none can be made. */
export async function tuyaDeRenovar(
  db: Db,
  viewer: Viewer,
): Promise<((fila: FilaRenovacion) => number | null) | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  return (
    lector &&
    (({ comercialId, valor }) =>
      valor?.caso ? lector.de({ comercialId, partes: null, caso: { ...valor.caso, fecha: today() } }) : null)
  );
}

/**
 * Adds the viewer's part of all the contracts of a list, and by state of each clock; nothing when they have
 * none.
 */
export async function addTuya(
  db: Db,
  viewer: Viewer,
  { filtros, recuento }: { readonly filtros: Filtros; readonly recuento: Recuento },
): Promise<Recuento> {
  if (viewer.role !== 'comercial') return recuento;
  const [lector, filas] = await Promise.all([
    lectorDeTuya(db, viewer),
    filasSinCongelar(db, viewer, filtros),
  ]);
  if (!lector) return recuento;
  const congeladas = await sumasCongeladas(db, viewer, { filtros, comercialId: lector.comercialId });
  const todas = [...congeladas, ...filas.map((fila) => ({ ...fila, eur: tuyaDe(lector, fila) }))];
  const deReloj = (reloj: Reloj) => {
    const sumas = Object.entries(recuento.sumas[reloj] ?? {});
    return Object.fromEntries(
      sumas.map(([estado, suma]) => {
        const suyas = todas.filter((una) => una[reloj] === estado);
        return [estado, { ...suma, tuyaEur: sumCents(suyas) }];
      }),
    );
  };
  const sumas = {
    comercial: deReloj('comercial'),
    firma: deReloj('firma'),
    atr: deReloj('atr'),
    cobro: deReloj('cobro'),
  };
  return { ...recuento, tuyaEur: sumCents(todas), sumas };
}

/** The viewer's part of the contracts near their end, by band; undefined when they have none of any. */
export async function sumTuyaByBanda(
  db: Db,
  viewer: Viewer,
  filtros: FiltrosDeRenovacion,
): Promise<ReadonlyMap<Banda['banda'], number> | undefined> {
  if (viewer.role !== 'comercial') return undefined;
  const [tuya, filas] = await Promise.all([
    tuyaDeContratos(db, viewer),
    findRadar(db, viewer, { filtros, hoy: today() }),
  ]);
  if (!tuya) return undefined;
  return sumEurByKey(filas, ({ banda }) => banda, tuya);
}

function sumCents(sumandos: readonly { readonly eur: number }[]): number {
  return sumandos.reduce((suma, { eur }) => suma + Math.round(eur * 100), 0) / 100;
}

function tuyaDe(lector: LectorDeTuya, fila: FilaContrato): number {
  const { comercialId, partes } = fila;
  return lector.de({ comercialId, partes, caso: casoDe(fila, today()) });
}
