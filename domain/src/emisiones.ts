/**
 * What a kWh without a guarantee of origin emits, kg of CO₂: the mix of the suppliers without guarantees of 2023, of the
 * emission factors that the MITECO publishes for the register of carbon footprints. One with a guarantee of origin counts as none.
 */
export const EMISION_SIN_GARANTIA = { kgKwh: 0.26, anio: 2023 } as const;
