import { curvaDeTrama } from './curva-de-trama.ts';
import { bringsFirmeza, columnasP, hasQuarters, pasaHoras } from './lecturas-con-calidad.ts';

/** P2 and P2D: quarter-hourly readings with the columns of P1D, the last one usually left out, kWh. */
export const p2d = curvaDeTrama({
  formato: 'p2d',
  nombre: 'P2D',
  columnas: columnasP,
  faltan: 1,
  divisor: 1,
  resolucion: 15,
  ai: 'activa',
  ae: 'vertida',
  confirms: (filas) => hasQuarters(filas) || !(bringsFirmeza(filas) || pasaHoras(filas)),
});
