import { curvaDeTrama } from './curva-de-trama.ts';
import { isEstimated } from './metodo-obtencion.ts';

/**
 * MEDIDAS, the hourly generation that the CNMC settles: kWh. Its outgoing energy is a balance, below zero in the
 * hours when the facility only consumes.
 */
export const medidas = curvaDeTrama({
  formato: 'medidas',
  nombre: 'MEDIDAS',
  columnas: ['cil', 'fecha', 'estacion', 'ae', 'r2', 'r3', 'factor-potencia', 'tipo-factor', 'metodo'],
  divisor: 1,
  resolucion: 60,
  ae: 'vertida',
  estimada: isEstimated,
});
