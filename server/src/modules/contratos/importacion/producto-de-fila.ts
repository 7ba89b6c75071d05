import { invalidData } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import type { Conocido } from './conocido.ts';
import type { FilaLeida } from './fila-leida.ts';

export type Producto = { readonly id: string; readonly tarifa: string; readonly dicho: string };

/** The product that a row names; undefined when it names none. */
export async function productoDeFila(conocido: Conocido, leida: FilaLeida): Promise<Producto | undefined> {
  const { comercializadora, producto: nombre } = leida;
  if (comercializadora === null || nombre === null) return undefined;
  const tarifa = leida.tarifa ?? conocido.punto(leida.cups)?.tarifa ?? undefined;
  const dicho = [comercializadora, nombre, tarifa].filter(Boolean).join(' · ');
  const hallados = await conocido.productos({ comercializadora, nombre, tarifa });
  const [uno, otro] = hallados;
  if (!uno) throw invalidData({ producto: `«${dicho}» no está en el libro de precios` });
  if (otro) {
    const tarifas = hallados.map((hallado) => hallado.tarifa).join(', ');
    throw invalidData({ tarifa: `«${dicho}» se vende con ${tarifas}: di cuál` });
  }
  return { ...uno, dicho };
}

/** The version on the day when the contract was made. */
export async function versionEn(
  conocido: Conocido,
  { id, dicho }: Producto,
  leida: FilaLeida,
): Promise<string> {
  const dia = leida.firma ?? leida.activacion ?? today();
  const versionId = await conocido.versionDelDia(id, dia);
  if (versionId !== undefined) return versionId;
  const escrito = dia.split('-').reverse().join('/');
  throw invalidData({ producto: `«${dicho}» no tenía precios el ${escrito}` });
}
