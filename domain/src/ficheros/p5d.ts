import { curvaDeTrama } from './curva-de-trama.ts';

/** P5D, the provisional hourly curve of meters of types 4 and 5: Wh. */
export const p5d = curvaDeTrama({
  formato: 'p5d',
  nombre: 'P5D',
  columnas: ['cups', 'fecha', 'estacion', 'ai', 'ae'],
  divisor: 1000,
  resolucion: 'segun-minutos',
  ai: 'activa',
  ae: 'vertida',
});
