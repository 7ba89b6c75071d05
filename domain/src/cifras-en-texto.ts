import { writeFigure } from './cifra-escrita.ts';
import { type Dia, type Fecha, formatFecha } from './fecha.ts';

const ESPANOL = { thousands: '.', decimals: ',' };

/**
 * `1.234,5`: a figure inside the sentences that the domain and the server write for people, with the decimals that there
 * are, up to so many.
 */
export function enCifra(valor: number, maximo = 3, minimo = 0): string {
  return writeFigure(valor, { from: minimo, to: maximo, marks: ESPANOL });
}

/** `30/06/2026`: a day, or its ISO text, inside a sentence. */
export function enFecha(dia: Dia | Fecha): string {
  const iso = typeof dia === 'number' ? formatFecha(dia) : dia;
  return iso.split('-').reverse().join('/');
}

/** `P1, P2 y P5` */
export function enLista(partes: readonly string[]): string {
  const ultima = partes.at(-1) ?? '';
  return partes.length < 2 ? ultima : `${partes.slice(0, -1).join(', ')} y ${ultima}`;
}

/** `1.234,50 €` */
export function enEuros(importe: number): string {
  return conUnidad({ valor: importe, unidad: '€', maximo: 2, minimo: 2 });
}

/** `12,5 %` of a figure that is a per cent already. */
export function enPorCiento(valor: number): string {
  return conUnidad({ valor, unidad: '%', maximo: 2 });
}

/** `1.234,5 MWh`, with a hard space, so that no line ends between the two. */
export function conUnidad({
  valor,
  unidad,
  maximo = 3,
  minimo = 0,
}: {
  readonly valor: number;
  readonly unidad: string;
  readonly maximo?: number;
  readonly minimo?: number;
}): string {
  return `${enCifra(valor, maximo, minimo)}\u00a0${unidad}`;
}
