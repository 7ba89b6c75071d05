import { porPeriodo } from './columna.ts';
import type { HojaDeTipo } from './hoja-de-tipo.ts';

export const fijo: HojaDeTipo<'fijo'> = {
  columnas: porPeriodo('energiaEurKwh', 'Energía', 'energia'),
  read: ({ precios }) => ({ energiaEurKwh: precios('energiaEurKwh') }),
};
