/** What the data of the bill come to, €: 13.31 of power, 41.60 of energy, 0.38 of bono social, 2.83 of IEE and 12.21 of IVA. */
export const TOTAL = 70.33;

/** A bill of 2.0TD of June 2025 as it is kept: 30 days, 4.6 kW and 300 kWh, which its data make. */
export function facturaDePrueba(cups: string) {
  return {
    cups,
    fuente: 'mano' as const,
    numero: 'F-2025-06',
    comercializadora: 'Luz del Norte',
    total: TOTAL,
    datos: {
      tarifa: '2.0TD' as const,
      zona: 'peninsula' as const,
      uso: 'vivienda' as const,
      desde: '2025-05-31',
      hasta: '2025-06-30',
      fechaFactura: '2025-07-02',
      potencias: [4.6, 4.6],
      consumos: [100, 80, 120],
      precios: { energia: [0.16, 0.14, 0.12], potencia: [32, 3.2], peajesIncluidos: true },
    },
  };
}
