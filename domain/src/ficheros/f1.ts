import { curvaDeTrama } from './curva-de-trama.ts';

/**
 * F1, the hourly curve of meters of types 1 to 3: incremental values in kWh and kVArh, whole numbers. Its rows
 * may run backwards in time. The code of its method is kept: its table was not found.
 */
export const f1 = curvaDeTrama({
  formato: 'f1',
  nombre: 'F1',
  columnas: [
    'cups',
    'tipo',
    'fecha',
    'estacion',
    'ai',
    'ae',
    'r1',
    'r2',
    'r3',
    'r4',
    'reserva',
    'reserva',
    'metodo',
    'firmeza',
  ],
  divisor: 1,
  resolucion: 'segun-minutos',
  ai: 'activa',
  ae: 'vertida',
});
