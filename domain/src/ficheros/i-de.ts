import { curvaConCabecera } from './curva-con-cabecera.ts';

/**
 * Load curve downloaded from i-DE: `CUPS;FechaHora;CONSUMO Wh;GENERACION Wh`, or its full export, which adds the season
 * of the clock, the reactive energy by quadrant and how each value was obtained. Its `GENERACION` is measured at the
 * supply's border: what goes out to the grid. Both ends of the hour have been seen in its labels.
 */
export const iDe = curvaConCabecera({
  formato: 'i-de',
  nombre: 'Curva de i-DE',
  alias: {
    cups: ['cups'],
    fechaHora: ['fechahora'],
    activa: ['consumo'],
    vertida: ['generacion'],
    estacion: ['invver'],
    r1: ['reactq1'],
    r2: ['reactq2'],
    r3: ['reactq3'],
    r4: ['reactq4'],
    metodo: ['metodoobt'],
  },
  obligatorias: ['fechaHora', 'activa'],
});
