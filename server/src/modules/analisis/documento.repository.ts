import { feesForCall, takeFees, withIdProducto, withProductoId } from '@vatio/contract/endpoints';
import type { Documento, DocumentoGuardado } from './tables.ts';

/**
 * The column `documento` keeps the names of the call, which the specification fixes: an analysis is kept for ever, and
 * what its column is computed from (`casos_de_comision`) reads those names.
 */
export function readDocumento({ puntos, datosCupsProducto, ...guardado }: DocumentoGuardado): Documento {
  return {
    ...takeFees(guardado),
    puntos: puntos.map(({ excluidos, ...punto }) => ({
      ...withProductoId(punto),
      excluidos: excluidos.map(withProductoId),
    })),
    datosCupsProducto: datosCupsProducto.map(withProductoId),
  };
}

export function storedDocumento({
  fees,
  puntos,
  datosCupsProducto,
  ...documento
}: Documento): DocumentoGuardado {
  return {
    ...documento,
    ...feesForCall(fees),
    puntos: puntos.map(({ excluidos, ...punto }) => ({
      ...withIdProducto(punto),
      excluidos: excluidos.map(withIdProducto),
    })),
    datosCupsProducto: datosCupsProducto.map(withIdProducto),
  };
}
