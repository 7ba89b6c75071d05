import { productoDeEstudio, type productos } from '@vatio/contract/endpoints';
import {
  comisionPorFees,
  type Fees,
  PACTA_ENERGIA,
  periodosDe,
  preciosConFees,
  preciosDelLibro,
  preciosPropiosDe,
  reglasDe,
} from '@vatio/domain';
import { orProblem } from '../../platform/issues.ts';
import { invalidData } from '../../platform/problems.ts';

export type Acordado = {
  readonly precioEnergiaEurKwh: number[];
  readonly precioPotenciaEurKwAnio: number[];
  /** Of gas alone, €/month. */
  readonly precioFijoEurMes: number | null;
  readonly feeEnergiaEurMwh: number;
  readonly feePotenciaEurKwAnio: number;
  readonly potenciasKw: number[];
  readonly consumoAnualKwh: number;
  readonly duracionMeses: number;
  readonly permanencia: boolean;
};

/** The prices that a product gives with those fees, but for energy prices that its kind does not agree on. */
export function preciosDe(
  producto: productos.ProductoVigente,
  fees: Fees,
): Pick<Acordado, 'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio' | 'precioFijoEurMes'> {
  const deEstudio = orProblem(productoDeEstudio(producto));
  const precios = orProblem(preciosConFees(deEstudio, preciosDelLibro(deEstudio), fees));
  return {
    precioEnergiaEurKwh: PACTA_ENERGIA[deEstudio.tipo] ? [...precios.energiaEurKwh] : [],
    precioPotenciaEurKwAnio: [...(precios.potenciaEurKwAnio ?? [])],
    precioFijoEurMes: producto.fijoEurMes ?? null,
  };
}

/** Checks that prices and powers are as many as the product's tariff has periods. */
export function checkHowMany({ tarifa, tipo }: productos.ProductoVigente, acordado: Acordado): void {
  const errores: Record<string, string> = {};
  const deEnergia = PACTA_ENERGIA[tipo] ? reglasDe(tipo).periodosDeEnergia(tarifa) : 0;
  const dePotencia = periodosDe(tarifa, 'potencia');
  const listas: readonly [keyof Acordado, readonly number[], number][] = [
    ['precioEnergiaEurKwh', acordado.precioEnergiaEurKwh, deEnergia],
    ['precioPotenciaEurKwAnio', acordado.precioPotenciaEurKwAnio, dePotencia],
    ['potenciasKw', acordado.potenciasKw, dePotencia],
  ];
  for (const [campo, lista, cuantos] of listas) {
    if (lista.length !== cuantos) errores[campo] = `${tarifa} lleva ${cuantos} y hay ${lista.length}`;
  }
  const conFijo = acordado.precioFijoEurMes !== null;
  if (conFijo !== preciosPropiosDe(tipo).some(({ campo }) => campo === 'fijoEurMes'))
    errores.precioFijoEurMes = conFijo
      ? `${tarifa} no lleva término fijo`
      : 'Falta el término fijo, en €/mes';
  if (Object.keys(errores).length > 0) throw invalidData(errores);
}

/** The yearly amount of the fees, €. */
export function comisionPrevista(acordado: Acordado): number {
  return comisionPorFees({
    consumosKwh: [acordado.consumoAnualKwh],
    potenciasKw: acordado.potenciasKw,
    dias: 365,
    fees: acordado,
  }).totalEur;
}
