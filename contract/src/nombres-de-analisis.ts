import type { Fees } from '@vatio/domain';

/**
 * The specification fixes some names in the calls of an analysis. They stand in its schemas and here; everything else
 * says `feeEnergiaEurMwh` and `feePotenciaEurKwAnio`, with their units.
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
