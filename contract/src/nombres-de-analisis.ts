import type { Fees } from '@vatio/domain';

/**
 * The specification fixes some names in the calls of an analysis. They stand in its schemas and here; everything else
 * says `feeEnergiaEurMwh` and `feePotenciaEurKwAnio`, with their units, and `productoId`.
 */
type FeesInCall = {
  readonly costeOperativoComercial: number;
  readonly costeOperativoPotenciaComercial: number;
};

/** The fees of a call or an answer; undefined in the answers to a client, who is not told. */
export function feesOfCall(call: FeesInCall): Fees;
export function feesOfCall(call: { readonly [C in keyof FeesInCall]?: number | undefined }): Fees | undefined;
export function feesOfCall({
  costeOperativoComercial: feeEnergiaEurMwh,
  costeOperativoPotenciaComercial: feePotenciaEurKwAnio,
}: {
  readonly [C in keyof FeesInCall]?: number | undefined;
}): Fees | undefined {
  if (feeEnergiaEurMwh === undefined || feePotenciaEurKwAnio === undefined) return undefined;
  return { feeEnergiaEurMwh, feePotenciaEurKwAnio };
}

export function feesForCall({ feeEnergiaEurMwh, feePotenciaEurKwAnio }: Fees): FeesInCall {
  return {
    costeOperativoComercial: feeEnergiaEurMwh,
    costeOperativoPotenciaComercial: feePotenciaEurKwAnio,
  };
}

/** The same without the names of the call for its fees. */
export function takeFees<T extends FeesInCall>({
  costeOperativoComercial: feeEnergiaEurMwh,
  costeOperativoPotenciaComercial: feePotenciaEurKwAnio,
  ...rest
}: T): Omit<T, keyof FeesInCall> & { readonly fees: Fees } {
  return { ...rest, fees: { feeEnergiaEurMwh, feePotenciaEurKwAnio } };
}

export type WithProductoId<T extends { idProducto: unknown }> = Omit<T, 'idProducto'> & {
  productoId: T['idProducto'];
};

export function withProductoId<T extends { idProducto: unknown }>({
  idProducto: productoId,
  ...rest
}: T): WithProductoId<T> {
  return { ...rest, productoId };
}

export function withIdProducto<T extends { productoId: unknown }>({
  productoId: idProducto,
  ...rest
}: T): Omit<T, 'productoId'> & { idProducto: T['productoId'] } {
  return { ...rest, idProducto };
}

/** The product that an analysis chose for a point; null while it has none. */
export function productoIdOf(punto: { readonly idProducto: string | null }): string | null {
  return punto.idProducto;
}

/** What the product chosen for a point would cost and save, when it can be offered. */
export function chosenDatos<D extends { readonly cups: string; readonly idProducto: string }>(
  { cups, idProducto }: { readonly cups: string; readonly idProducto: string | null },
  datosCupsProducto: readonly D[],
): D | undefined {
  return datosCupsProducto.find((datos) => datos.cups === cups && datos.idProducto === idProducto);
}
