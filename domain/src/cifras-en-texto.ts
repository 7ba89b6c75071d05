import { type Dia, type Fecha, formatFecha } from './fecha.ts';

/**
 * Figures inside the sentences that the domain and the server write for people, as es-ES prints them: grouped from a
 * thousand on, and a hard space before the unit, so that no line ends between the two.
 */
const formatos = new Map<string, Intl.NumberFormat>();

function formato(minimo: number, maximo: number): Intl.NumberFormat {
  const clave = `${minimo}-${maximo}`;
  const guardado = formatos.get(clave);
  if (guardado) return guardado;
  // Without `always` the Spanish default writes `1234,50` beside `12.345,50`.
  const nuevo = new Intl.NumberFormat('es-ES', {
    useGrouping: 'always',
    minimumFractionDigits: minimo,
    maximumFractionDigits: maximo,
  });
  formatos.set(clave, nuevo);
  return nuevo;
}

/** `1.234,5`: the decimals that there are, up to so many. The minus is the typographic sign (U+2212), as on screens. */
export function enCifra(valor: number, maximo = 3, minimo = 0): string {
  const texto = formato(minimo, maximo).format(valor);
  return /^-[0.,]+$/.test(texto) ? texto.slice(1) : texto.replace('-', '−');
}

/** `30/06/2026`: a day, or its ISO text, inside a sentence. */
export function enFecha(dia: Dia | Fecha): string {
  const iso = typeof dia === 'number' ? formatFecha(dia) : dia;
  return iso.split('-').reverse().join('/');
}

/** `1.234,50 €` */
export function enEuros(importe: number): string {
  return conUnidad({ valor: importe, unidad: '€', maximo: 2, minimo: 2 });
}

/** `12,5 %` of a figure that is a per cent already. */
export function enPorCiento(valor: number): string {
  return conUnidad({ valor, unidad: '%', maximo: 2 });
}

/** `1.234,5 MWh` */
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
