import type { Zona } from '../calendario.ts';
import { type Dia, type Fecha, formatFecha } from '../fecha.ts';
import type { Confianza } from '../precios-regulados/tabla.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ImpuestoIndirecto } from '../territorio.ts';

/** What the supply is used for, as far as indirect taxes care. */
export type Uso = 'vivienda' | 'otros';

export type ImpuestosDelDia = {
  readonly nombre: ImpuestoIndirecto;
  /** Per one, on electricity. */
  readonly tipo: number;
  /** Per one, on meter rental and other services. */
  readonly tipoServicios: number;
  readonly fuente: string;
};

type VentanaIva = {
  readonly desde: Fecha;
  readonly hasta: Fecha;
  readonly general: number;
  /** The lowered rate and the contracted power it reaches, when there was one. */
  readonly reducido?: { readonly tipo: number; readonly limite: 'menor-de-10-kw' | 'hasta-10-kw' };
  readonly fuente: string;
  readonly confianza: Confianza;
};

const HASTA_10 = 'hasta-10-kw';

/**
 * IVA by invoice date (devengo), Península and Baleares. From June 2021 to June 2022 the lowered rate asked for a
 * market price over 45 €/MWh the month before, which every month met. November and December 2026 depend on
 * RDL 25/2026 for up to 10 kW; the general rate does not.
 */
export const VENTANAS_IVA: readonly VentanaIva[] = [
  { desde: '2021-06-01', hasta: '2021-06-25', general: 0.21, fuente: 'Ley 37/1992 art. 90', confianza: 'A' },
  {
    desde: '2021-06-26',
    hasta: '2022-06-30',
    general: 0.21,
    reducido: { tipo: 0.1, limite: HASTA_10 },
    fuente: 'RDL 12/2021',
    confianza: 'A',
  },
  {
    desde: '2022-07-01',
    hasta: '2023-12-31',
    general: 0.21,
    reducido: { tipo: 0.05, limite: HASTA_10 },
    fuente: 'RDL 11/2022 y prórrogas',
    confianza: 'A',
  },
  {
    desde: '2024-01-01',
    hasta: '2024-02-29',
    general: 0.21,
    reducido: { tipo: 0.1, limite: HASTA_10 },
    fuente: 'RDL 8/2023',
    confianza: 'A',
  },
  {
    desde: '2024-03-01',
    hasta: '2024-06-30',
    general: 0.21,
    fuente: 'RDL 8/2023, condición no cumplida',
    confianza: 'A',
  },
  {
    desde: '2024-07-01',
    hasta: '2024-12-31',
    general: 0.21,
    reducido: { tipo: 0.1, limite: HASTA_10 },
    fuente: 'RDL 8/2023',
    confianza: 'A',
  },
  { desde: '2025-01-01', hasta: '2026-03-21', general: 0.21, fuente: 'Ley 37/1992 art. 90', confianza: 'A' },
  {
    desde: '2026-03-22',
    hasta: '2026-04-29',
    general: 0.21,
    reducido: { tipo: 0.1, limite: 'menor-de-10-kw' },
    fuente: 'RDL 7/2026',
    confianza: 'B',
  },
  {
    desde: '2026-04-30',
    hasta: '2026-05-31',
    general: 0.21,
    reducido: { tipo: 0.1, limite: HASTA_10 },
    fuente: 'RDL 10/2026',
    confianza: 'B',
  },
  {
    desde: '2026-06-01',
    hasta: '2026-10-31',
    general: 0.21,
    fuente: 'Condiciones de RDL 7/2026 no cumplidas',
    confianza: 'B',
  },
];

/** From this day the rate of supplies up to 10 kW depends on RDL 25/2026; the others keep 21 %. */
const PENDIENTE_RDL_25_2026 = {
  desde: '2026-11-01',
  hasta: '2026-12-31',
  limiteKw: 10,
  general: 0.21,
} as const;

/** First day the product knows the islands' and cities' rates for. */
const PRIMER_DIA = '2021-06-01';

/**
 * Indirect tax of a bill by zone, use, highest contracted power and invoice date. Canarias: IGIC, Ley 4/2012
 * art. 52 (dwellings up to 10 kW at 0 %). Ceuta and Melilla: IPSI, Ley 8/1991 art. 18. `tipoDado`, per one,
 * takes the place of the dated rate on electricity.
 */
export function impuestosDelDia(
  zona: Zona,
  uso: Uso,
  potenciaMaximaKw: number,
  fechaFactura: Dia,
  tipoDado?: number,
): Result<ImpuestosDelDia> {
  const fecha = formatFecha(fechaFactura);
  if (zona === 'peninsula' || zona === 'baleares') {
    if (tipoDado === undefined) return iva(potenciaMaximaKw, fecha);
    return ok({ nombre: 'IVA', tipo: tipoDado, tipoServicios: tipoDado, fuente: 'indicado' });
  }
  if (fecha < PRIMER_DIA) return sinTabla(zona === 'canarias' ? 'IGIC' : 'IPSI', fecha);
  if (zona === 'canarias') {
    const tipo = tipoDado ?? (uso === 'vivienda' && potenciaMaximaKw <= 10 ? 0 : 0.03);
    return ok({ nombre: 'IGIC', tipo, tipoServicios: 0.07, fuente: 'Ley 4/2012 art. 52' });
  }
  return ok({ nombre: 'IPSI', tipo: tipoDado ?? 0.01, tipoServicios: 0.04, fuente: 'Ley 8/1991 art. 18' });
}

function iva(potenciaMaximaKw: number, fecha: Fecha): Result<ImpuestosDelDia> {
  const ventana = VENTANAS_IVA.find((v) => fecha >= v.desde && fecha <= v.hasta);
  if (ventana) {
    const tipo =
      ventana.reducido && alcanza(ventana.reducido.limite, potenciaMaximaKw)
        ? ventana.reducido.tipo
        : ventana.general;
    return ok({ nombre: 'IVA', tipo, tipoServicios: tipo, fuente: ventana.fuente });
  }
  const { desde, hasta, limiteKw, general } = PENDIENTE_RDL_25_2026;
  if (fecha >= desde && fecha <= hasta && potenciaMaximaKw > limiteKw) {
    return ok({ nombre: 'IVA', tipo: general, tipoServicios: general, fuente: 'Ley 37/1992 art. 90' });
  }
  return sinTabla('IVA', fecha);
}

function alcanza(limite: 'menor-de-10-kw' | 'hasta-10-kw', potenciaKw: number): boolean {
  return limite === 'menor-de-10-kw' ? potenciaKw < 10 : potenciaKw <= 10;
}

function sinTabla(nombre: ImpuestoIndirecto, fecha: Fecha) {
  return fail(
    'sin-tabla-regulada',
    `No hay tipo de ${nombre} para el ${fecha}: indícalo en impuesto.tipo`,
    'impuesto.tipo',
  );
}
