import { type Columna, porPeriodo, UNIDADES } from './columna.ts';
import type { HojaDeTipo } from './hoja-de-tipo.ts';

const TERMINOS = {
  serviciosAjusteEurKwh: 'Servicios de ajuste',
  desviosEurKwh: 'Desvíos',
  garantiasOrigenEurKwh: 'Garantías de origen',
  operadoresEurKwh: 'Operadores',
  fneeEurKwh: 'FNEE',
  margenEurKwh: 'Margen',
};

const CAPACIDAD = 'terminos.capacidadEurKwh';

export const indexado: HojaDeTipo<'indexado'> = {
  columnas: [
    ...Object.entries(TERMINOS).map(
      ([termino, titulo]): Columna => ({
        campo: `terminos.${termino}`,
        titulo,
        unidades: UNIDADES.energia,
      }),
    ),
    ...porPeriodo(CAPACIDAD, 'Capacidad', 'energia'),
    ...porPeriodo('mediasMercadoEurKwh', 'Mercado', 'energia'),
  ],
  read: ({ precios, cifra, has }) => ({
    terminos: {
      ...Object.fromEntries(Object.keys(TERMINOS).map((termino) => [termino, cifra(`terminos.${termino}`)])),
      ...(has(CAPACIDAD) && { capacidadEurKwh: precios(CAPACIDAD) }),
    },
    mediasMercadoEurKwh: precios('mediasMercadoEurKwh'),
  }),
};
