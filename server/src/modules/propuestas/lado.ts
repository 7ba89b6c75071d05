import type { FilaComparativa } from '@vatio/contract/endpoints';
import { cantidadDeFila, importeDeFactores } from '@vatio/domain';

/** One side of a row of the comparison. */
export type Lado = FilaComparativa['actual'];

/** A side whose amount is the product of the two figures that are read beside it. */
export function multiplicado(medida: number, precio: number, unidad: string): Lado {
  const cantidad = cantidadDeFila(medida, unidad);
  return { cantidad, precio, importeEur: importeDeFactores(cantidad, precio) };
}

export function soloImporte(importeEur: number | null): Lado {
  return { cantidad: null, precio: null, importeEur };
}
