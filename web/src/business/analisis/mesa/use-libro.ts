import { productoDeEstudio, productos } from '@vatio/contract';
import type { Producto } from '@vatio/domain';
import { useMemo } from 'react';
import { useRead } from '../../../data/use-read.ts';
import type { FichasDeProducto } from '../ofertas/datos-de-oferta.ts';

export type Libro = {
  readonly productos: readonly Producto[];
  readonly fichas: FichasDeProducto;
  readonly cargando: boolean;
  readonly error: Error | null;
  readonly retry: () => unknown;
};

const NINGUNO: readonly productos.ProductoVigente[] = [];

/** The products on sale on a day for some tariffs. */
export function useLibro(fecha: string, tarifas: readonly string[]): Libro {
  const { data, error, isPending, refetch } = useRead(
    productos.inForce,
    { query: { fecha, tarifa: tarifas.join(',') } },
    { keepPrevious: true, enabled: tarifas.length > 0 },
  );
  const filas = data?.rows ?? NINGUNO;
  return useMemo(
    () => ({
      productos: filas.flatMap((fila) => {
        const producto = productoDeEstudio(fila);
        return producto.ok ? [producto.value] : [];
      }),
      fichas: fichasDe(filas),
      cargando: isPending && tarifas.length > 0,
      error,
      retry: refetch,
    }),
    [filas, isPending, error, refetch, tarifas.length],
  );
}

export function fichasDe(vigentes: readonly productos.ProductoVigente[]): FichasDeProducto {
  return new Map(vigentes.map((vigente) => [vigente.id, vigente]));
}
