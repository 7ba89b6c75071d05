import { curvaDeTrama } from './curva-de-trama.ts';
import { bringsSalida, columnasF5d, hasMethod } from './f5d.ts';

/**
 * B5D: the hourly net generation of a self-consumption facility allotted to one of its members, in the column of
 * the outgoing energy of F5D; the method goes blank. Wh.
 */
export const b5d = curvaDeTrama({
  formato: 'b5d',
  nombre: 'B5D',
  columnas: columnasF5d,
  sobran: 2,
  divisor: 1000,
  resolucion: 'segun-minutos',
  ae: 'generada',
  sinMetodo: true,
  avisos: ['Sus filas no llevan método: se lee como B5D, generación neta asignada al consumidor'],
  confirms: (filas) => !hasMethod(filas) && bringsSalida(filas),
});
