import type { Db } from '../../../platform/database.ts';
import { invalidData } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import type { FilaLeida } from './fila-leida.ts';
import { findPunto, productosDe, versionDelDia } from './importacion.repository.ts';

export type Producto = { readonly id: string; readonly tarifa: string; readonly dicho: string };

/** The product that a row names; undefined when it names none. */
export async function productoDeFila(trx: Db, leida: FilaLeida): Promise<Producto | undefined> {
  const { comercializadora, producto: nombre } = leida;
  if (comercializadora === null || nombre === null) return undefined;
  const tarifa = leida.tarifa ?? (await findPunto(trx, leida.cups))?.tarifa ?? undefined;
  const dicho = [comercializadora, nombre, tarifa].filter(Boolean).join(' · ');
  const hallados = await productosDe(trx, { comercializadora, nombre, tarifa });
  const [uno, otro] = hallados;
  if (!uno) throw invalidData({ producto: `«${dicho}» no está en el libro de precios` });
  if (otro) {
    const tarifas = hallados.map((hallado) => hallado.tarifa).join(', ');
    throw invalidData({ tarifa: `«${dicho}» se vende con ${tarifas}: di cuál` });
  }
  return { ...uno, dicho };
}

/** Its version on the day that the contract was made. */
export async function versionEn(trx: Db, { id, dicho }: Producto, leida: FilaLeida): Promise<string> {
  const dia = leida.firma ?? leida.activacion ?? today();
  const versionId = await versionDelDia(trx, id, dia);
  if (versionId !== undefined) return versionId;
  const escrito = dia.split('-').reverse().join('/');
  throw invalidData({ producto: `«${dicho}» no tenía precios el ${escrito}` });
}
