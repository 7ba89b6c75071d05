import type { liquidaciones } from '@vatio/contract/endpoints';
import {
  calculateAutofactura,
  type DatosFijados,
  type DatosFiscales,
  type FaltaFiscal,
  faltaFiscalDe,
  parseFecha,
  storeDatos,
  type Territorio,
} from '@vatio/domain';
import { type Brand, brandOf, withLogo } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { type ProblemError, problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { fiscalDe, freezeFiscal } from './fiscal.repository.ts';

type Autofactura = liquidaciones.Liquidacion['autofactura'];

export type Casa = {
  readonly db: Db;
  /** The territory where it is established, unless the brand says another one. */
  readonly territorio: Territorio;
};

/** The draft of a settlement's invoice; none for what was paid before settlements had one. */
export async function autofacturaDe(
  { db, territorio: porDefecto }: Casa,
  { id, estado, totalEur }: { id: string; estado: liquidaciones.Estado; totalEur: number },
): Promise<Autofactura> {
  const { congelado, actual, comercialId } = await fiscalDe(db, id);
  if (congelado === null && estado === 'pagada') return null;
  const datos = congelado ?? deHoy(actual, (await brandOf(db, { comercialId })).territorio ?? porDefecto);
  const { baseEur, menciones, ...cuentas } = calculateAutofactura(totalEur, datos);
  const { nombre, nif, territorio } = datos;
  return {
    nombre,
    nif,
    territorio,
    casa: datos.casa,
    ...cuentas,
    menciones: [...menciones],
    congelada: congelado !== null,
  };
}

/**
 * Freezes the tax data when a settlement leaves draft, so that what the representative reads is what is paid,
 * with the tax of that day. It cannot leave draft while the tax is unknown.
 */
export async function setFiscal(
  { db, territorio }: Casa,
  id: string,
  hasta: liquidaciones.Estado,
): Promise<void> {
  const { congelado, actual, comercialId } = await fiscalDe(db, id);
  if (hasta === 'borrador') return freezeFiscal(db, id, null);
  if (congelado !== null) return;
  const { logo, ...emisor } = await brandOf(db, { comercialId });
  const datos = deHoy(actual, emisor.territorio ?? territorio);
  const falta = faltaFiscalDe(datos);
  if (falta === 'territorio' || falta === 'tipo') throw sinDatos(actual.nombre, falta);
  await freezeFiscal(db, id, { fiscal: datos, emisor });
}

/** The brand that settles: the one kept with the tax data, or else the representative's of today. */
export async function emisorDe(db: Db, id: string): Promise<Brand> {
  const { emisor, comercialId } = await fiscalDe(db, id);
  return emisor ? withLogo(db, emisor) : brandOf(db, { comercialId });
}

function deHoy(actual: DatosFiscales, casa: Territorio): DatosFijados {
  return storeDatos(actual, casa, orProblem(parseFecha(today())));
}

/** What is missing of the representative, and where to fill it in. */
export const FALTAS: Readonly<Record<FaltaFiscal, string>> = {
  regimen: 'falta su NIF, o cómo se le paga',
  territorio: 'falta el territorio de su establecimiento',
  tipo: 'falta el tipo de IPSI de su ciudad',
};

function sinDatos(nombre: string, falta: FaltaFiscal): ProblemError {
  return problem({
    code: 'faltan-datos-fiscales',
    status: 409,
    title: `De ${nombre} ${FALTAS[falta]}`,
    extra: {
      detail:
        'Sin ese dato no se sabe qué impuesto lleva su autofactura. Lo escribe administración en su ficha.',
    },
  });
}
