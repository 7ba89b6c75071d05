import { curvaDeTrama } from './curva-de-trama.ts';
import { columnasP, hasQuarters } from './lecturas-con-calidad.ts';

/** P1 and P1D: the hourly readings of F1 with a quality code after each magnitude, kWh with three decimals. */
export const p1d = curvaDeTrama({
  formato: 'p1d',
  nombre: 'P1D',
  columnas: columnasP,
  faltan: 1,
  divisor: 1,
  resolucion: 60,
  ai: 'activa',
  ae: 'vertida',
  // Without the last column it is also a P2D, unless its rows show that they go by hours.
  confirms: (filas) => !hasQuarters(filas),
});
