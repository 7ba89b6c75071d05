import { invalidData } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import type { Conocido } from './conocido.ts';
import type { FilaLeida } from './fila-leida.ts';

export type Producto = { readonly id: string; readonly tarifa: string; readonly descripcion: string };

/** The product that a row names; undefined when it names none. */
export async function productoDeFila(conocido: Conocido, leida: FilaLeida): Promise<Producto | undefined> {
  const { comercializadora, producto: nombre } = leida;
  if (comercializadora === null || nombre === null) return undefined;
  const tarifa = leida.tarifa ?? conocido.punto(leida.cups)?.tarifa ?? undefined;
  const descripcion = [comercializadora, nombre, tarifa].filter(Boolean).join(' · ');
  const hallados = await conocido.productos({ comercializadora, nombre, tarifa });
  const [hallado, repetido] = hallados;
  if (!hallado) throw invalidData({ producto: `«${descripcion}» no está en el libro de precios` });
  if (repetido) {
    const tarifas = hallados.map((hallado) => hallado.tarifa).join(', ');
    throw invalidData({ tarifa: `«${descripcion}» se vende con ${tarifas}: di cuál` });
  }
  return { ...hallado, descripcion };
}

/** The version on the day when the contract was made. */
export async function versionEn(
  conocido: Conocido,
  { id, descripcion }: Producto,
  leida: FilaLeida,
): Promise<string> {
  const dia = leida.firma ?? leida.activacion ?? today();
  const versionId = await conocido.versionDelDia(id, dia);
  if (versionId !== undefined) return versionId;
  const escrito = dia.split('-').reverse().join('/');
  throw invalidData({ producto: `«${descripcion}» no tenía precios el ${escrito}` });
}
