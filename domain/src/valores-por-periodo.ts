import type { Issue } from './result.ts';

/** The issue of a list that must carry one amount per period, finite and not negative; undefined when it is right. */
export function checkByPeriod(valores: readonly number[], periodos: number, part: string): Issue | undefined {
  if (valores.length !== periodos) {
    return {
      code: 'numero-de-periodos',
      message: `Hacen falta ${periodos} valores, uno por periodo, y hay ${valores.length}`,
      part,
    };
  }
  return checkCantidades(valores, part);
}

/** The issue of the first amount that is not a finite number or is below zero. */
export function checkCantidades(valores: readonly number[], part: string): Issue | undefined {
  const malo = valores.findIndex((valor) => !(valor >= 0 && valor < Infinity));
  if (malo < 0) return undefined;
  return {
    code: 'cantidad-no-valida',
    message: `El valor ${malo + 1} (${valores[malo]}) no es una cantidad positiva o cero`,
    part: `${part}.${malo}`,
  };
}
