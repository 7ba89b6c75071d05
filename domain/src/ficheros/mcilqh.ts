import { curvaDeTrama } from './curva-de-trama.ts';
import { isEstimated } from './metodo-obtencion.ts';

/** MCILQH, quarter-hourly generation by facility, the date in five columns: kWh. */
export const mcilqh = curvaDeTrama({
  formato: 'mcilqh',
  nombre: 'MCILQH',
  columnas: [
    'cil',
    'anio',
    'mes',
    'dia',
    'hora',
    'minuto',
    'estacion',
    'ae',
    'ai',
    'r1',
    'r2',
    'r3',
    'r4',
    'metodo',
  ],
  divisor: 1,
  resolucion: 15,
  ai: 'activa',
  ae: 'vertida',
  estimada: isEstimated,
});
