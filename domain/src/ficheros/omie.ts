import { diaDe } from '../fecha.ts';
import type { Deteccion, FormatoFichero, LectorFila } from './formato.ts';
import { diaDeCeldas, reconocidoDe, SIN_ENERGIA, untilEnd, valorDe } from './mercado.ts';
import { readNumber } from './numeros.ts';
import type { ValorDeMercado } from './registro.ts';

/** From this day on the day-ahead market has a price each quarter. */
const PRIMER_DIA_DE_CUARTOS = diaDe(2025, 10, 1);

/**
 * Day-ahead prices as OMIE publishes them, `marginalpdbc_AAAAMMDD.v`: `year;month;day;period;Portugal;España;`, €/MWh.
 * Periods are numbered without gaps as the hours pass, from the peninsular midnight (manual of file formats 1.36, 6.18).
 */
export const omie: FormatoFichero = {
  formato: 'omie',
  nombre: 'Precios del mercado diario de OMIE',
  ...SIN_ENERGIA,
  conNombre: true,
  recognizeFile: ({ filas }) => {
    const primera = filas[0];
    if (primera?.campos[0]?.trim() !== 'MARGINALPDBC' || primera.campos.length > 2) return undefined;
    return reconocidoDe({ decimal: '.', lineaCabecera: primera.indice, cabecera: primera.texto });
  },
  createReader,
};

function createReader({ decimal }: Deteccion): LectorFila {
  return untilEnd((campos) => {
    const [anio = '', mes = '', numero = '', periodo = '', portugal = '', espana = ''] = campos.map((c) =>
      c.trim(),
    );
    const dia = diaDeCeldas(anio, mes, numero);
    if (dia === undefined) return `Columnas 1 a 3: «${anio};${mes};${numero}» no es una fecha`;
    if (!/^\d{1,3}$/.test(periodo) || Number(periodo) < 1)
      return `Columna 4: «${periodo}» no es un periodo del día`;
    const minuto = (Number(periodo) - 1) * (dia < PRIMER_DIA_DE_CUARTOS ? 60 : 15);
    const valores: ValorDeMercado[] = [];
    for (const [serie, texto] of [
      ['omie', espana],
      ['omie-portugal', portugal],
    ] as const) {
      const precio = texto === '' ? null : readNumber(texto, decimal);
      if (Number.isNaN(precio)) return `«${texto}» no es un precio`;
      const valor = valorDe({ serie, dia, minuto, valor: precio });
      if (typeof valor === 'string') return valor;
      valores.push(valor);
    }
    return valores;
  });
}
