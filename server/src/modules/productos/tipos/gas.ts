import { UNIDADES } from './columna.ts';
import type { HojaDeTipo } from './hoja-de-tipo.ts';

export const gas: HojaDeTipo<'gas'> = {
  columnas: [
    { campo: 'fijoEurMes', titulo: 'Término fijo', unidades: UNIDADES.cuota },
    { campo: 'variableEurKwh', titulo: 'Término variable', unidades: UNIDADES.energia },
  ],
  read: ({ cifra }) => ({ fijoEurMes: cifra('fijoEurMes'), variableEurKwh: cifra('variableEurKwh') }),
};
