import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/database.ts';
import { HOUSE } from '../../platform/list/served-list.ts';
import { ProblemError } from '../../platform/problems.ts';
import { workUntilStopped } from '../../platform/work-until-stopped.ts';
import { findContrato } from '../contratos/contratos.repository.ts';
import { bestOffer } from './oferta.service.ts';
import type { CasoDeRenovacion } from './tables.ts';
import { type Caduco, listCaducos, lockValores, putValor } from './valor.repository.ts';

const EVERY_MS = 30_000;
/** So few are calculated in a transaction that a stop is quick and what is done is seen soon. */
const DE_UNA_VEZ = 10;

/** Keeps what each renewal is worth up to date in the background, until the returned function is called. */
export function startValores({
  db,
  onError,
}: {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
}) {
  return workUntilStopped({ turn: () => valueNext(db), everyMs: EVERY_MS, onError });
}

/** Values every contract whose value is no longer that of today. */
export async function valueAll(db: Db): Promise<void> {
  while (await valueNext(db));
}

/** Values some contracts; false when there was nothing to do, or another process is at it. */
async function valueNext(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockValores(trx))) return false;
    const caducos = await listCaducos(trx, DE_UNA_VEZ);
    for (const caduco of caducos) {
      // A study takes tens of milliseconds, so the server attends to other calls between two of them.
      await nextTurn();
      await value(trx, caduco);
    }
    return caducos.length === DE_UNA_VEZ;
  });
}

async function value(trx: Db, { id, version, cambiosDePrecios }: Caduco): Promise<void> {
  const comun = { contratoId: id, contratoVersion: version, cambiosDePrecios };
  await putValor(trx, { ...comun, ...(await worthOf(trx, id)) });
}

const NADA = {
  productoVersionId: null,
  ahorroAnualEur: null,
  ahorroPct: null,
  comisionEur: null,
  precioActualEurMwh: null,
  precioOfertaEurMwh: null,
  caso: null,
  motivo: null,
};

async function worthOf(trx: Db, id: string) {
  const ficha = await findContrato(trx, HOUSE, id);
  if (!ficha) return { ...NADA, motivo: 'El contrato ya no está' };
  try {
    const { oferta, pedido, precioActualEurMwh, precioOfertaEurMwh } = await bestOffer(trx, HOUSE, ficha);
    const caso: CasoDeRenovacion = {
      productoId: oferta.productoId,
      comercializadora: oferta.comercializadora,
      tarifa: ficha.tarifa,
      consumoAnualKwh: ficha.consumoAnualKwh,
      potenciasKw: ficha.potenciasKw,
      feeEnergiaEurMwh: pedido.costeOperativoComercial,
      feePotenciaEurKwAnio: pedido.costeOperativoPotenciaComercial,
    };
    return {
      ...NADA,
      productoVersionId: oferta.versionId,
      ahorroAnualEur: oferta.ahorroAnualEur,
      ahorroPct: oferta.ahorroPct,
      comisionEur: oferta.comision.totalEur,
      precioActualEurMwh,
      precioOfertaEurMwh,
      caso: JSON.stringify(caso),
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ...NADA, motivo: error.problem.title };
  }
}
