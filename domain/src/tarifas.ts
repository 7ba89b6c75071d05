import { isPeajeDeGas, PEAJES_DE_GAS, type PeajeDeGas } from './peaje-de-gas.ts';

/** Access tariffs of Circular 3/2020, art. 6, with the EV-charging ones (RD 148/2021). */
export const TARIFAS = [
  '2.0TD',
  '3.0TD',
  '6.1TD',
  '6.2TD',
  '6.3TD',
  '6.4TD',
  '3.0TDVE',
  '6.1TDVE',
  '6.2TDVE',
] as const;

export type Tarifa = (typeof TARIFAS)[number];

/** What a supply of either energy pays for its access: a tariff of electricity, or a toll group of gas. */
export type TarifaDeSuministro = Tarifa | PeajeDeGas;

/** Electricity first, and then gas. */
export const TARIFAS_DE_SUMINISTRO: readonly TarifaDeSuministro[] = [...TARIFAS, ...PEAJES_DE_GAS];

export type Magnitud = 'energia' | 'potencia';

/** Meter type (RD 1110/2007 art. 6): 1 the largest, 5 up to 15 kW. */
export type TipoMedida = 1 | 2 | 3 | 4 | 5;

type FichaTarifa = {
  /** Codes of the ATR/SIPS table 17; the second is the same tariff for vessels in port. */
  readonly codigosAtr: readonly string[];
  readonly tension: 'BT' | 'AT';
  readonly periodosEnergia: 3 | 6;
  readonly periodosPotencia: 2 | 6;
};

const SEIS = { periodosEnergia: 6, periodosPotencia: 6 } as const;

const FICHAS: Record<Tarifa, FichaTarifa> = {
  '2.0TD': { codigosAtr: ['018'], tension: 'BT', periodosEnergia: 3, periodosPotencia: 2 },
  '3.0TD': { codigosAtr: ['019'], tension: 'BT', ...SEIS },
  '6.1TD': { codigosAtr: ['020'], tension: 'AT', ...SEIS },
  '6.2TD': { codigosAtr: ['021'], tension: 'AT', ...SEIS },
  '6.3TD': { codigosAtr: ['022'], tension: 'AT', ...SEIS },
  '6.4TD': { codigosAtr: ['023'], tension: 'AT', ...SEIS },
  '3.0TDVE': { codigosAtr: ['024', '027'], tension: 'BT', ...SEIS },
  '6.1TDVE': { codigosAtr: ['025', '028'], tension: 'AT', ...SEIS },
  '6.2TDVE': { codigosAtr: ['026', '029'], tension: 'AT', ...SEIS },
};

const POR_CODIGO_ATR = new Map<string, Tarifa>(
  TARIFAS.flatMap((tarifa) => FICHAS[tarifa].codigosAtr.map((codigo) => [codigo, tarifa] as const)),
);

/** The codes, voltage and number of periods of an access tariff (Circular 3/2020, art. 6). */
export function fichaTarifa(tarifa: Tarifa): FichaTarifa {
  return FICHAS[tarifa];
}

/**
 * How many periods a tariff has for energy or for power (Circular 3/2020, art. 6): 3 and 2 in 2.0TD, 6 in the
 * others. Gas has one price of energy, and nobody contracts a power of it.
 */
export function periodosDe(tarifa: TarifaDeSuministro, magnitud: Magnitud): number {
  if (isPeajeDeGas(tarifa)) return magnitud === 'energia' ? 1 : 0;
  const ficha = FICHAS[tarifa];
  return magnitud === 'energia' ? ficha.periodosEnergia : ficha.periodosPotencia;
}

/** Whether a text names an access tariff exactly as the bill does (`3.0TD`). */
export function isTarifa(texto: string): texto is Tarifa {
  return (TARIFAS as readonly string[]).includes(texto);
}

/** Whether a text names a tariff of electricity or a toll group of gas. */
export function isTarifaDeSuministro(texto: string): texto is TarifaDeSuministro {
  return isTarifa(texto) || isPeajeDeGas(texto);
}

/** Tariff of an ATR/SIPS code (`018` → 2.0TD); undefined for the codes that ended on 31 May 2021. */
export function tarifaDeCodigoAtr(codigo: string): Tarifa | undefined {
  return POR_CODIGO_ATR.get(codigo);
}

/** By what files call a tariff: the code of table 17 of electricity, and of gas its name. */
export function codigoDeTarifa(tarifa: TarifaDeSuministro): string | null {
  return isPeajeDeGas(tarifa) ? tarifa : (fichaTarifa(tarifa).codigosAtr[0] ?? null);
}

/** Meter type by the highest contracted power, kW (RD 1110/2007 art. 6). */
export function tipoMedidaDe(potenciasKw: readonly number[]): TipoMedida {
  const maxima = Math.max(0, ...potenciasKw);
  if (maxima <= 15) return 5;
  if (maxima <= 50) return 4;
  if (maxima <= 450) return 3;
  if (maxima < 10_000) return 2;
  return 1;
}
