import type { liquidaciones } from '@vatio/contract';
import { calcularAutofactura } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { congelarFiscal, fiscalDe } from './fiscal.repository.ts';

type Autofactura = liquidaciones.Liquidacion['autofactura'];

/** The draft of the invoice of a settlement; none for what was paid before settlements had one. */
export async function autofacturaDe(
  db: Db,
  { id, estado, totalEur }: { id: string; estado: liquidaciones.Estado; totalEur: number },
): Promise<Autofactura> {
  const { congelado, actual } = await fiscalDe(db, id);
  if (congelado === null && estado === 'pagada') return null;
  const fiscal = congelado ?? actual;
  const { baseEur, ...cuentas } = calcularAutofactura(totalEur, fiscal);
  return { nombre: fiscal.nombre, nif: fiscal.nif, ...cuentas, congelada: congelado !== null };
}

/** What the representative reads is what is paid: their tax data stay as they were when it left draft. */
export async function fijarFiscal(db: Db, id: string, hasta: liquidaciones.Estado): Promise<void> {
  const { congelado, actual } = await fiscalDe(db, id);
  if (hasta === 'borrador') await congelarFiscal(db, id, null);
  else if (congelado === null) await congelarFiscal(db, id, actual);
}
