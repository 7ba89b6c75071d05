import { enFecha } from '../cifras-en-texto.ts';
import { type Dia, type Fecha, formatFecha } from '../fecha.ts';
import type { Confianza } from '../precios-regulados/tabla.ts';
import { fail, ok, type Result } from '../result.ts';
import { type LeyDelMes, medidaDe } from './normas.ts';

type VentanaIee = {
  readonly desde: Fecha;
  readonly hasta: Fecha;
  /** The rate is per one, on the base. */
  readonly tipo: number;
  readonly fuente: string;
  readonly confianza: Confianza;
};

const GENERAL = 0.0511269632;

/**
 * Rates of the Impuesto Especial sobre la Electricidad (Ley 38/1992 art. 99) by issue date of the bill, without the
 * measures that depend on a condition (`normas.ts`).
 */
export const VENTANAS_IEE: readonly VentanaIee[] = [
  { desde: '2021-06-01', hasta: '2021-09-15', tipo: GENERAL, fuente: 'Ley 38/1992 art. 99', confianza: 'A' },
  {
    desde: '2021-09-16',
    hasta: '2023-12-31',
    tipo: 0.005,
    fuente: 'RDL 17/2021 y prórrogas',
    confianza: 'A',
  },
  { desde: '2024-01-01', hasta: '2024-03-31', tipo: 0.025, fuente: 'RDL 8/2023', confianza: 'A' },
  { desde: '2024-04-01', hasta: '2024-06-30', tipo: 0.038, fuente: 'RDL 8/2023', confianza: 'A' },
  { desde: '2024-07-01', hasta: '2026-03-21', tipo: GENERAL, fuente: 'Ley 38/1992 art. 99', confianza: 'A' },
  { desde: '2026-03-22', hasta: '2026-05-31', tipo: 0.005, fuente: 'RDL 7/2026', confianza: 'A' },
  {
    desde: '2026-06-01',
    hasta: '2026-10-31',
    tipo: GENERAL,
    fuente: 'Ley 38/1992 art. 99; no se cumplieron las condiciones de RDL 7/2026 y RDL 18/2026',
    confianza: 'B',
  },
  { desde: '2026-11-01', hasta: '2026-12-31', tipo: GENERAL, fuente: 'Ley 38/1992 art. 99', confianza: 'A' },
];

/**
 * Minimum quota, €/MWh supplied, by what the energy is used for (Ley 38/1992 art. 99.2): industrial uses (a), which
 * agricultural irrigation is one of, berthed vessels that are not for private pleasure, railway transport, and any
 * other use (b).
 */
export const MINIMO_IEE_EUR_MWH = {
  general: 1,
  industrial: 0.5,
  riego: 0.5,
  embarcaciones: 0.5,
  ferrocarril: 0.5,
} as const;

export type UsoIee = keyof typeof MINIMO_IEE_EUR_MWH;

export const USOS_IEE = Object.keys(MINIMO_IEE_EUR_MWH) as [UsoIee, ...UsoIee[]];

/** Rate of the bills issued on a day: that of the measure in force by its norm, or that of its window. */
export function tipoIeeDe(dia: Dia, ley: LeyDelMes = {}): Result<{ tipo: number; fuente: string }> {
  const medida = medidaDe(dia, ley);
  if (medida) return ok({ tipo: medida.ieeTipo, fuente: medida.fuente });
  const fecha = formatFecha(dia);
  const ventana = VENTANAS_IEE.find((v) => fecha >= v.desde && fecha <= v.hasta);
  if (ventana) return ok({ tipo: ventana.tipo, fuente: ventana.fuente });
  return fail(
    'sin-tabla-regulada',
    `No hay tipo del impuesto sobre la electricidad para el ${enFecha(fecha)}: indícalo`,
    'iee.tipo',
  );
}
