import { conUnidad } from './cifras-en-texto.ts';
import { areInOrder, limitesDeTarifa, needsOrder } from './potencia-optima/limites.ts';
import type { Issue } from './result.ts';
import type { Tarifa } from './tarifas.ts';

/** The limit, kW, separates 2.0TD from 3.0TD. */
const LIMITE_20TD_KW = 15;

/** Why a supply with these contracted powers cannot exist; none when it can (Circular 3/2020 art. 6). */
export function avisosDeSuministro(tarifa: Tarifa, potenciasKw: readonly number[]): Issue[] {
  const avisos: Issue[] = [];
  const warn = (code: string, message: string) => avisos.push({ code, message, part: 'potencias' });
  const mayor = Math.max(...potenciasKw);
  const { min, max } = limitesDeTarifa(tarifa);
  if (needsOrder(tarifa) && !areInOrder(potenciasKw)) {
    warn(
      'potencias-que-bajan',
      `Las potencias de ${tarifa} no pueden bajar de un periodo al siguiente (P1 ≤ P2 ≤ … ≤ P6): revísalas`,
    );
  }
  if (mayor > max) {
    warn(
      'potencia-excesiva',
      `${tarifa} llega a ${conUnidad({ valor: max, unidad: 'kW' })} y hay una potencia de ${conUnidad({ valor: mayor, unidad: 'kW' })}`,
    );
  }
  if (min >= LIMITE_20TD_KW && mayor < min) {
    const message = `${tarifa} pide más de ${conUnidad({ valor: LIMITE_20TD_KW, unidad: 'kW' })} en algún periodo y la mayor potencia es ${conUnidad({ valor: mayor, unidad: 'kW' })}`;
    warn('potencia-insuficiente', message);
  }
  return avisos;
}
