import { comisiones } from '@vatio/contract';
import type { ReglasDeVenta } from '@vatio/domain';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';

type ConComercial = { readonly comercial: { readonly id: string } | null };

/**
 * The rules by which the sale of these supplies would be paid today; undefined until they have been read, and for a
 * client.
 */
export function useReglasDeVenta(vendidos: readonly ConComercial[]): ReglasDeVenta | undefined {
  const comerciales = new Set(vendidos.map((vendido) => vendido.comercial?.id));
  const [comercial] = comerciales;
  const deUno = comerciales.size === 1 ? comercial : undefined;
  const vende = useSells();
  return useRead(
    comisiones.inForce,
    { query: deUno === undefined ? {} : { comercial: deUno } },
    { keepPrevious: true, enabled: vende },
  ).data;
}
