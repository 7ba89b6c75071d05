import { useQueries } from '@tanstack/react-query';
import { analisis, chosenDatos } from '@vatio/contract';
import { readOptions } from '../../../data/use-read.ts';
import { savedAnalysis } from '../../../trade/saved-analysis.ts';

/** A saved analysis never changes, except its notes, so it is not read again. */
const GUARDADO = { staleTime: Number.POSITIVE_INFINITY };

/** The chosen analyses in their order, each with its own read. */
export function useElegidos(ids: readonly string[]) {
  const leidos = useQueries({
    queries: ids.map((id) => ({ ...readOptions(analisis.get, savedAnalysis(id)), ...GUARDADO })),
  });
  return leidos.map(({ data, error }, i) => ({ id: ids[i] ?? '', analisis: data, error }));
}

/** Each supply of an analysis with the product that was chosen for it, if any. */
export function eleccionDe({ puntos, datosCupsProducto }: analisis.Analisis) {
  return puntos.map((punto) => ({ cups: punto.cups, elegido: chosenDatos(punto, datosCupsProducto) }));
}
