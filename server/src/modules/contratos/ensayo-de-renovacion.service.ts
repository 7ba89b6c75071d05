import type { contratos, ResponseOf } from '@vatio/contract/endpoints';
import { consumoAnual, parseFecha, round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { listConsumos } from '../puntos-suministro/consumo.repository.ts';
import { getContrato, requireContrato } from './lectura.service.ts';
import { insertRenovacion, preciosDeHoy } from './renovacion.service.ts';

type Ensayo = ResponseOf<typeof contratos.rehearseRenovacion>;

type Renovacion = Parameters<typeof insertRenovacion>[1];

/** Renews a contract and undoes it, so that whoever asks is refused what the renewal itself would be. */
export async function rehearseRenovacion(db: Db, renovacion: Renovacion): Promise<Ensayo> {
  soloQuienVende(renovacion.viewer);
  const trx = await db.startTransaction().execute();
  try {
    return await tryRenovacion(trx, renovacion);
  } finally {
    await trx.rollback().execute();
  }
}

/** Renews a contract within a transaction that its caller undoes, and says what that changes. */
export async function tryRenovacion(trx: Db, renovacion: Renovacion): Promise<Ensayo> {
  const { viewer, id } = renovacion;
  const nuevo = await insertRenovacion(trx, renovacion);
  const { cups } = nuevo;
  const consumoKwh = await yearByPeriod(trx, cups);
  const [antes, despues] = [
    await readLado(trx, viewer, { id, consumoKwh }),
    await readLado(trx, viewer, { id: nuevo.id, consumoKwh }),
  ];
  const saved =
    antes.costeAnualEur === null || despues.costeAnualEur === null
      ? null
      : round(antes.costeAnualEur - despues.costeAnualEur, 2);
  return { antes, despues, ahorroAnualEur: saved };
}

async function readLado(
  trx: Db,
  viewer: Viewer,
  { id, consumoKwh }: { readonly id: string; readonly consumoKwh: readonly number[] | null },
): Promise<Ensayo['antes']> {
  const ficha = await requireContrato(trx, viewer, id);
  const precios = preciosDeHoy(ficha);
  const { producto, comisionEur, tuyaEur } = await getContrato(trx, viewer, id);
  return {
    producto,
    ...precios,
    costeAnualEur: costOf(precios, { potenciasKw: ficha.potenciasKw, consumoKwh }),
    comisionEur: comisionEur ?? 0,
    tuyaEur,
  };
}

/** The energy of the last twelve months by period, kWh, scaled to 365 days; null without any. */
async function yearByPeriod(trx: Db, cups: string): Promise<number[] | null> {
  const filas = (await listConsumos(trx, cups)).map((fila) => ({
    ...fila,
    desde: orProblem(parseFecha(fila.desde)),
    hasta: orProblem(parseFecha(fila.hasta)),
  }));
  const anual = consumoAnual(filas);
  if (!anual.ok) return null;
  const sums: number[] = [];
  for (const { activaKwh } of anual.value.filas)
    for (const [at, kwh] of activaKwh.entries()) sums[at] = (sums[at] ?? 0) + kwh;
  return sums.map((kwh) => (kwh * 365) / anual.value.dias);
}

/** Power, or the fixed term of gas, and energy of a year, €, before taxes; null where a price or a consumption of some period is unknown. */
function costOf(
  {
    precioEnergiaEurKwh,
    precioPotenciaEurKwAnio,
    precioFijoEurMes,
  }: Pick<Ensayo['antes'], 'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio' | 'precioFijoEurMes'>,
  {
    potenciasKw,
    consumoKwh,
  }: { readonly potenciasKw: readonly number[]; readonly consumoKwh: readonly number[] | null },
): number | null {
  const isKnown =
    consumoKwh !== null &&
    precioEnergiaEurKwh.length > 0 &&
    consumoKwh.length === precioEnergiaEurKwh.length &&
    potenciasKw.length === precioPotenciaEurKwAnio.length;
  if (!isKnown) return null;
  const sum = (prices: readonly number[], amounts: readonly number[]) =>
    prices.reduce((total, price, at) => total + price * amounts[at]!, 0);
  const fijo = sum(precioPotenciaEurKwAnio, potenciasKw) + 12 * (precioFijoEurMes ?? 0);
  return round(fijo + sum(precioEnergiaEurKwh, consumoKwh), 2);
}
