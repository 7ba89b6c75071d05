import type { Zona } from '../calendario.ts';
import { enFecha } from '../cifras-en-texto.ts';
import { type Dia, type Fecha, formatFecha } from '../fecha.ts';
import type { Confianza } from '../precios-regulados/tabla.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ImpuestoIndirecto } from '../territorio.ts';
import { mesSinMercadoCaro } from './mercado-caro.ts';
import { type LeyDelMes, medidaDe } from './normas.ts';

/** What the supply is used for, as far as indirect taxes care. */
export type Uso = 'vivienda' | 'otros';

export type ImpuestosDelDia = {
  readonly nombre: ImpuestoIndirecto;
  /** The rate is per one, on electricity. */
  readonly tipo: number;
  /** The rate is per one, on meter rental and other services. */
  readonly tipoServicios: number;
  readonly fuente: string;
};

type VentanaIva = {
  readonly desde: Fecha;
  readonly hasta: Fecha;
  readonly general: number;
  /** The lowered rate and the contracted power it reaches, when there was one. */
  readonly reducido?: {
    readonly tipo: number;
    readonly limite: 'menor-de-10-kw' | 'hasta-10-kw';
    readonly siMercadoCaro?: boolean;
  };
  readonly fuente: string;
  readonly confianza: Confianza;
};

const HASTA_10 = 'hasta-10-kw';

/**
 * IVA by invoice date (devengo), Península and Baleares. Until 2024 the lowered rate also asks for a market price over
 * 45 €/MWh (`mercado-caro.ts`). The measures that depend on a condition are those of `normas.ts`.
 */
export const VENTANAS_IVA: readonly VentanaIva[] = [
  { desde: '2021-06-01', hasta: '2021-06-25', general: 0.21, fuente: 'Ley 37/1992 art. 90', confianza: 'A' },
  {
    desde: '2021-06-26',
    hasta: '2022-06-30',
    general: 0.21,
    reducido: { tipo: 0.1, limite: HASTA_10, siMercadoCaro: true },
    fuente: 'RDL 12/2021',
    confianza: 'A',
  },
  {
    desde: '2022-07-01',
    hasta: '2023-12-31',
    general: 0.21,
    reducido: { tipo: 0.05, limite: HASTA_10, siMercadoCaro: true },
    fuente: 'RDL 11/2022 y prórrogas',
    confianza: 'A',
  },
  {
    desde: '2024-01-01',
    hasta: '2024-12-31',
    general: 0.21,
    reducido: { tipo: 0.1, limite: HASTA_10, siMercadoCaro: true },
    fuente: 'RDL 8/2023 art. 21',
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
  { desde: '2026-11-01', hasta: '2026-12-31', general: 0.21, fuente: 'Ley 37/1992 art. 90', confianza: 'A' },
];

/** First day the product knows the islands' and cities' rates for. */
const PRIMER_DIA = '2021-06-01';

/** What decides the indirect tax of a bill, but for its amounts. */
type DevengoIndirecto = {
  readonly zona: Zona;
  readonly uso: Uso;
  /** The highest contracted power, kW. */
  readonly potenciaMaximaKw: number;
  readonly fechaFactura: Dia;
  /** Last day of the billing period; the issue date when absent. */
  readonly finDelPeriodo?: Dia;
  /** Per one; takes the place of the dated rate on electricity. */
  readonly tipoDado?: number | undefined;
  readonly ley?: LeyDelMes | undefined;
};

/**
 * Indirect tax of a bill. Canarias: IGIC, Ley 4/2012 art. 52 (dwellings up to 10 kW at 0 %). Ceuta and Melilla: IPSI,
 * Ley 8/1991 art. 18.
 */
export function impuestosDelDia(devengo: DevengoIndirecto): Result<ImpuestosDelDia> {
  const { zona, uso, potenciaMaximaKw, tipoDado } = devengo;
  const fecha = formatFecha(devengo.fechaFactura);
  if (zona === 'peninsula' || zona === 'baleares') {
    if (tipoDado === undefined) return iva(devengo, fecha);
    return ok({ nombre: 'IVA', tipo: tipoDado, tipoServicios: tipoDado, fuente: 'indicado' });
  }
  if (fecha < PRIMER_DIA) return sinTabla(zona === 'canarias' ? 'IGIC' : 'IPSI', fecha);
  if (zona === 'canarias') {
    const tipo = tipoDado ?? (uso === 'vivienda' && potenciaMaximaKw <= 10 ? 0 : 0.03);
    return ok({ nombre: 'IGIC', tipo, tipoServicios: 0.07, fuente: 'Ley 4/2012 art. 52' });
  }
  return ok({ nombre: 'IPSI', tipo: tipoDado ?? 0.01, tipoServicios: 0.04, fuente: 'Ley 8/1991 art. 18' });
}

function iva(devengo: DevengoIndirecto, fecha: Fecha): Result<ImpuestosDelDia> {
  const { potenciaMaximaKw, fechaFactura, finDelPeriodo = fechaFactura, ley } = devengo;
  const medida = medidaDe(fechaFactura, ley);
  if (medida && potenciaMaximaKw <= medida.ivaHastaKw) {
    return ok({ nombre: 'IVA', tipo: medida.ivaTipo, tipoServicios: medida.ivaTipo, fuente: medida.fuente });
  }
  const ventana = VENTANAS_IVA.find((v) => fecha >= v.desde && fecha <= v.hasta);
  if (ventana) {
    const { reducido, general, fuente } = ventana;
    const rebajado =
      reducido !== undefined &&
      alcanza(reducido.limite, potenciaMaximaKw) &&
      !(reducido.siMercadoCaro && mesSinMercadoCaro(finDelPeriodo));
    const tipo = rebajado ? reducido.tipo : general;
    return ok({ nombre: 'IVA', tipo, tipoServicios: tipo, fuente });
  }
  return sinTabla('IVA', fecha);
}

function alcanza(limite: 'menor-de-10-kw' | 'hasta-10-kw', potenciaKw: number): boolean {
  return limite === 'menor-de-10-kw' ? potenciaKw < 10 : potenciaKw <= 10;
}

function sinTabla(nombre: ImpuestoIndirecto, fecha: Fecha) {
  return fail(
    'sin-tabla-regulada',
    `No hay tipo de ${nombre} para el ${enFecha(fecha)}: indícalo`,
    'impuesto.tipo',
  );
}
