import type { puntosSuministro } from '@vatio/contract';
import {
  type CuartosPorDia,
  isTarifaDeSuministro,
  type MercadoDelSuministro,
  type Norma,
  type TarifaDeSuministro,
  ZONAS,
  type Zona,
} from '@vatio/domain';
import type { PorPeriodo } from '../borrador/borrador.ts';

/** Prices that the client paid in an earlier analysis. */
export type PreciosAnteriores = {
  readonly id: string;
  readonly codigo: string;
  readonly fecha: string;
  readonly precioEnergiaEurKwh: PorPeriodo;
  readonly precioPotenciaEurKwAnio: PorPeriodo;
  /** Of gas alone. */
  readonly precioFijoEurMes?: number | null | undefined;
};

/** What an analysis needs of a supply point and the server knows. */
export type DatosPunto = {
  readonly ficha: puntosSuministro.PuntoSuministro;
  readonly consumos: readonly puntosSuministro.Consumo[];
  /** The stored quarter-hours, where the meter type bills the excess by them; undefined elsewhere. */
  readonly cuartos?: CuartosPorDia | undefined;
  /** The market that the supply met; absent where the hours of its year are not known. */
  readonly mercado?: MercadoDelSuministro | null | undefined;
  /** The PVPC that it would have met, for supplies with right to it. */
  readonly mercadoPvpc?: MercadoDelSuministro | null | undefined;
  /** As the house has settled them; as published when absent. */
  readonly normas?: readonly Norma[] | undefined;
  readonly anteriores: PreciosAnteriores | undefined;
};

/** Null while the sheet has a tariff that ended in May 2021. */
export function tarifaDe({ ficha }: Pick<DatosPunto, 'ficha'>): TarifaDeSuministro | null {
  return ficha.tarifa !== null && isTarifaDeSuministro(ficha.tarifa) ? ficha.tarifa : null;
}

export function zonaDe({ ficha }: Pick<DatosPunto, 'ficha'>): Zona {
  return ZONAS.find((zona) => zona === ficha.zona) ?? 'peninsula';
}
