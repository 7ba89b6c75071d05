import { isDeepStrictEqual } from 'node:util';
import type { PuntoPropuesto } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import type { TermsOfStudy } from '../contratos/links.service.ts';
import { findAnalisisLineas } from './propuestas.repository.ts';
import { puntosDePapel } from './punto-propuesto.ts';
import { ventasDe } from './ventas.ts';

/**
 * Today's bill against that of a contract, as its analysis was saved; null without one, and once the contract says
 * something else than what was studied.
 */
export async function comparisonOfContrato(db: Db, terms: TermsOfStudy): Promise<PuntoPropuesto | null> {
  const {
    analisisId,
    cups,
    productoVersionId,
    precioEnergiaEurKwh,
    precioPotenciaEurKwAnio,
    precioFijoEurMes,
  } = terms;
  if (analisisId === null) return null;
  const lineas = await findAnalisisLineas(db, [{ analisisId, cups }]);
  const [studied] = ventasDe(lineas);
  const same =
    studied?.versionId === productoVersionId &&
    isDeepStrictEqual(studied.precioEnergiaEurKwh, precioEnergiaEurKwh) &&
    studied.precioFijoEurMes === precioFijoEurMes &&
    isDeepStrictEqual(studied.precioPotenciaEurKwAnio, precioPotenciaEurKwAnio);
  return same ? (puntosDePapel(lineas)[0] ?? null) : null;
}
