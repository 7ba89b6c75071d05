import { curvaDeTrama } from './curva-de-trama.ts';
import { isEstimated } from './metodo-obtencion.ts';

/** MHCIL, hourly generation by facility, the date in four columns and midnight as hour 00 of the next day: kWh. */
export const mhcil = curvaDeTrama({
  formato: 'mhcil',
  nombre: 'MHCIL',
  columnas: ['cil', 'anio', 'mes', 'dia', 'hora', 'estacion', 'ae', 'r2', 'r3', 'metodo'],
  divisor: 1,
  resolucion: 60,
  ae: 'vertida',
  estimada: isEstimated,
});
