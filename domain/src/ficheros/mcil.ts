import { curvaDeTrama } from './curva-de-trama.ts';
import { isEstimated } from './metodo-obtencion.ts';

/** MCIL345, the hourly generation of facilities of types 3 to 5, date `aaaa/mm/dd hh`: kWh. */
export const mcil = curvaDeTrama({
  formato: 'mcil',
  nombre: 'MCIL',
  columnas: ['cil', 'fecha', 'estacion', 'ae', 'ai', 'r1', 'r2', 'r3', 'r4', 'metodo'],
  divisor: 1,
  resolucion: 60,
  ai: 'activa',
  ae: 'vertida',
  estimada: isEstimated,
});
