import type { PuntoBorrador } from '../borrador/borrador.ts';
import type { Estudios } from '../calculo/mesa-de-calculo.ts';

/** The product with which each point would be saved: the chosen one if it can be offered, else the cheapest. */
export function productosElegidos(
  puntos: readonly PuntoBorrador[],
  estudios: Estudios,
): ReadonlyMap<string, string> {
  return new Map(
    puntos.flatMap(({ cups, productoId }) => {
      const ofertas = estudios.get(cups)?.resultado?.ofertas ?? [];
      const elegida = ofertas.find(({ producto }) => producto.id === productoId) ?? ofertas[0];
      return elegida ? [[cups, elegida.producto.id] as const] : [];
    }),
  );
}
