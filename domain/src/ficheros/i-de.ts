import { curvaConCabecera } from './curva-con-cabecera.ts';

/**
 * Load curve downloaded from i-DE: `CUPS;FechaHora;CONSUMO Wh;GENERACION Wh`. The only one whose clock label
 * marks the start of the hour. Its `GENERACION` is measured at the supply's border: what goes out to the grid.
 */
export const iDe = curvaConCabecera({
  formato: 'i-de',
  nombre: 'Curva de i-DE',
  alias: {
    cups: ['cups'],
    fechaHora: ['fechahora'],
    activa: ['consumo'],
    vertida: ['generacion'],
  },
  obligatorias: ['fechaHora', 'activa'],
  etiqueta: 'inicio',
});
