/** What a battery keeps of what goes in, when it comes out again. */
export const RENDIMIENTO_DE_BATERIA = 0.9;

export type Neteo = {
  /** Energy of the panels that is used, at once or from the battery, in each interval. */
  readonly autoconsumidaKwh: Float64Array;
  readonly excedentesKwh: Float64Array;
};

/**
 * Nets generation against consumption interval by interval, kWh, with a battery that takes what is left over and gives it
 * back as soon as it is needed (RD 244/2019 art. 3: consumption and generation of the same hour). It begins empty.
 */
export function netGeneration(
  consumoKwh: ArrayLike<number>,
  generacionKwh: ArrayLike<number>,
  bateriaKwh = 0,
): Neteo {
  const autoconsumidaKwh = new Float64Array(consumoKwh.length);
  const excedentesKwh = new Float64Array(consumoKwh.length);
  let cargaKwh = 0;
  for (let i = 0; i < consumoKwh.length; i++) {
    const [consumo, generada] = [consumoKwh[i]!, generacionKwh[i]!];
    const directa = Math.min(consumo, generada);
    const entra = Math.min(generada - directa, bateriaKwh - cargaKwh);
    cargaKwh += entra;
    const sale = Math.min(consumo - directa, cargaKwh * RENDIMIENTO_DE_BATERIA);
    cargaKwh -= sale / RENDIMIENTO_DE_BATERIA;
    autoconsumidaKwh[i] = directa + sale;
    excedentesKwh[i] = generada - directa - entra;
  }
  return { autoconsumidaKwh, excedentesKwh };
}
