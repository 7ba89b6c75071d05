import { formatFecha, formatInstante } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';

/** A value as people read it; `logico` has the words for yes and no. */
export function enClaro(valor: unknown, logico: (valor: boolean) => string): string {
  if (valor === null || valor === undefined || valor === '') return NO_VALUE;
  if (typeof valor === 'boolean') return logico(valor);
  if (typeof valor === 'number') return formatNumber(valor, [0, 6]);
  if (typeof valor === 'object')
    return Object.values(valor)
      .map((parte) => enClaro(parte, logico))
      .join(' · ');
  const texto = String(valor);
  if (/^\d{4}-\d{2}-\d{2}$/.test(texto)) return formatFecha(texto);
  if (/^\d{4}-\d{2}-\d{2}T/.test(texto)) return formatInstante(texto);
  // Only the key of a state, such as `sin-solicitar`, loses its dashes; other texts keep them.
  return /^[a-z]+(-[a-z]+)+$/.test(texto) ? texto.replaceAll('-', ' ') : texto;
}
