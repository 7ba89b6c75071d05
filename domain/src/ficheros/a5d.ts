import { curvaDeTrama } from './curva-de-trama.ts';
import { bringsSalida, columnasF5d, hasMethod } from './f5d.ts';

/**
 * A5D: the hourly energy that a member of a self-consumption facility consumed of its own generation. It has the
 * columns of F5D, but its `ai` is not taken from the grid; outgoing energy, reactive and method go blank. Wh.
 */
export const a5d = curvaDeTrama({
  formato: 'a5d',
  nombre: 'A5D',
  columnas: columnasF5d,
  sobran: 2,
  divisor: 1000,
  resolucion: 'segun-minutos',
  ai: 'autoconsumida',
  sinMetodo: true,
  avisos: [
    'Sus filas no llevan método ni energía saliente: se lee como A5D, energía autoconsumida, no de red',
  ],
  confirms: (filas) => !hasMethod(filas) && !bringsSalida(filas),
});
