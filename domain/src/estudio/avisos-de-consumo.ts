import type { CondicionDeSuministro } from '../condicion-de-suministro.ts';
import { billsExceso } from '../control-de-potencia.ts';
import { round, sum } from '../exact.ts';
import type { Issue } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';
import type { FilaMedida } from './fila-medida.ts';

type Medido = { readonly tarifa: Tarifa; readonly condicion?: CondicionDeSuministro | undefined };

/** Warns of what the rows of the year studied lack to be as good as bills. */
export function avisosDeConsumo(filas: readonly FilaMedida[], { tarifa, condicion }: Medido): Issue[] {
  const conExcesos = billsExceso(tarifa, condicion?.controlPotencia);
  return [...sinPeriodo(filas, tarifa), ...deCurva(filas, tarifa), ...(conExcesos ? sinMaximos(filas) : [])];
}

/** A supply that changed to a tariff with fewer periods brings energy that no bill of its tariff has a place for. */
function sinPeriodo(filas: readonly FilaMedida[], tarifa: Tarifa): Issue[] {
  const cuantos = periodosDe(tarifa, 'energia');
  const kwh = round(sum(filas.flatMap((fila) => fila.activaKwh.slice(cuantos))), 0);
  if (kwh === 0) return [];
  const message = `${kwh} kWh son de periodos que ${tarifa} no tiene y no se cuentan: la tarifa cambió durante el año`;
  return [{ code: 'consumo-sin-periodo', message }];
}

function deCurva(filas: readonly FilaMedida[], tarifa: Tarifa): Issue[] {
  const suyas = filas.filter((fila) => fila.deCurva).length;
  if (suyas === 0) return [];
  const cuales = suyas === filas.length ? 'El consumo sale' : `${cuantos(suyas, filas)} de consumo salen`;
  const reactiva = tarifa === '2.0TD' ? '' : ', que no trae energía reactiva';
  return [{ code: 'consumo-de-curva', message: `${cuales} de la curva de carga${reactiva}` }];
}

function sinMaximos(filas: readonly FilaMedida[]): Issue[] {
  const suyas = filas.filter((fila) => !fila.cuartosKw && fila.maximetroKw.every((kw) => kw === 0)).length;
  if (suyas === 0) return [];
  const message =
    suyas === filas.length
      ? 'No hay potencias máximas: los excesos de potencia no se pueden saber y los totales van sin ellos'
      : `${cuantos(suyas, filas)} de consumo no traen potencias máximas: sus excesos no se cuentan`;
  return [{ code: 'sin-potencias-maximas', message }];
}

function cuantos(suyas: number, filas: readonly FilaMedida[]): string {
  return `${suyas} de los ${filas.length} periodos`;
}
