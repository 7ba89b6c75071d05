import { analisis, productoIdOf } from '@vatio/contract';
import { useMemo } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { type EstudioVista, vistaDeGuardado } from '../comparacion/vista.ts';

type Punto = analisis.Analisis['puntos'][number];

/**
 * The study of a saved supply with its bills: the analysis brings those of the first one, and the others are read when somebody
 * opens them. Until then the study has its totals alone.
 */
export function useEstudioGuardado(guardado: analisis.Analisis, punto: Punto) {
  const { id } = guardado;
  const { cups } = punto;
  const {
    data: facturas,
    error,
    refetch,
  } = useRead(
    analisis.facturas,
    { params: { id }, query: { cups } },
    { staleTime: Infinity, enabled: punto.actual.facturas.length === 0 },
  );
  const vista = useMemo((): EstudioVista => {
    const sinFacturas = vistaDeGuardado(guardado, punto);
    if (!facturas) return sinFacturas;
    const elegido = productoIdOf(punto);
    return {
      ...sinFacturas,
      actual: { ...sinFacturas.actual, facturas: facturas.actual },
      ofertas: sinFacturas.ofertas.map((oferta) =>
        oferta.productoId === elegido ? { ...oferta, facturas: facturas.oferta } : oferta,
      ),
    };
  }, [guardado, punto, facturas]);
  return { vista, error, refetch };
}
