import { horasDelDia } from '../fecha.ts';
import { readFileDate } from './celdas-de-fecha.ts';
import type { Deteccion, Fila, FormatoFichero, LectorFila } from './formato.ts';
import { reconocidoDe, SIN_ENERGIA, untilEnd, valorDe } from './mercado.ts';
import { readNumber } from './numeros.ts';
import type { ValorDeMercado } from './registro.ts';

const FAMILIA = /^S?perd(2|3|6)([0-4])TD$/i;

/**
 * Losses by hour of a tariff, of the liquicomun archives of ESIOS (`perd20TD`…`perd64TD`, and `Sperd…`): a line with the
 * name of the family, one with the time of its making, then a row for each day with its 24 hours (23, 25), decimal point.
 */
export const perdidas: FormatoFichero = {
  formato: 'perdidas',
  nombre: 'Coeficientes de pérdidas de REE',
  ...SIN_ENERGIA,
  conNombre: true,
  recognizeFile: ({ filas: [primera, segunda] }) => {
    if (!primera || !segunda || serieDe(primera) === undefined) return undefined;
    return reconocidoDe({ decimal: '.', lineaCabecera: segunda.indice, cabecera: primera.texto });
  },
  createReader,
};

function serieDe({ campos }: Pick<Fila, 'campos'>): string | undefined {
  const [, primera, segunda] = FAMILIA.exec(campos[0]?.trim() ?? '') ?? [];
  return segunda === undefined ? undefined : `perdidas-${primera}.${segunda}TD`;
}

function createReader({ cabecera, separador, decimal }: Deteccion): LectorFila {
  const serie = serieDe({ campos: (cabecera ?? '').split(separador) }) ?? '';
  return untilEnd((campos) => {
    const dia = readFileDate((campos[0] ?? '').trim(), 'dia-mes');
    if (dia === undefined) return `Columna 1: «${campos[0] ?? ''}» no es una fecha`;
    const celdas = campos.slice(1).map((celda) => celda.trim());
    const horas = celdas.at(-1) === '' ? celdas.slice(0, -1) : celdas;
    if (horas.length < horasDelDia(dia))
      return `La fila trae ${horas.length} horas y ese día tiene ${horasDelDia(dia)}`;
    const leidas = horas
      .slice(0, horasDelDia(dia))
      .map((texto) => (texto === '' ? null : readNumber(texto, decimal)));
    const mala = leidas.findIndex((valor) => Number.isNaN(valor));
    if (mala >= 0) return `Columna ${mala + 2}: «${horas[mala]}» no es un número`;
    // No hour loses less than one per cent: a day whose figures are all below 1 has them per one.
    const escala = leidas.every((valor) => valor === null || Math.abs(valor) < 1) ? 100 : 1;
    const valores: ValorDeMercado[] = [];
    for (const [hora, valor] of leidas.entries()) {
      const leido = valorDe({ serie, dia, minuto: hora * 60, valor: valor === null ? null : valor * escala });
      if (typeof leido === 'string') return leido;
      valores.push(leido);
    }
    return valores;
  });
}
