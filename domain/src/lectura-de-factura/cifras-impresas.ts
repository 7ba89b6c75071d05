import { fechasDe } from './fechas-impresas.ts';
import type { Renglon } from './palabra.ts';

export type Unidad =
  | '€'
  | '€/kWh'
  | '€/kW'
  | '€/kW·día'
  | '€/kW·mes'
  | '€/kW·año'
  | '€/kVArh'
  | '€/día'
  | '€/mes'
  | 'kWh'
  | 'kW'
  | 'kVArh'
  | 'días'
  | 'meses'
  | '%';

/** A figure as it is printed, with its place in the line's text. */
export type Cifra = {
  readonly valor: number;
  readonly decimales: number;
  readonly unidad: Unidad | undefined;
  /** A dash stands before it, apart: a sign, or what parts its name from it. */
  readonly trasGuion: boolean;
  readonly inicio: number;
  readonly fin: number;
};

/** By which sign a document writes its decimals. */
export type Decimal = ',' | '.';

const NUMERO =
  /(?<![\p{L}\d.,])(?<!(?<!s)\/)(?<!\d[.,]\s)([-−–+]?)((?:\d{1,3}(?:\.\d{3})+(?:,\d+)?)|(?:\d{1,3}(?:,\d{3})+\.\d+)|(?:\d+(?:[.,]\d+)?))(-(?=\s|$))?(?![\d/]|[.,]\d)/gu;

const EUR = '(?:€|eur(?:os?)?\\b)';
const KW = '\\(?\\s*kw\\s*\\)?';
const Y = '\\s*(?:y|por|al|·|\\*|x|×|/|-|\\.)?\\s*';

/** The unit after a figure, the longest first. */
const UNIDADES: readonly { readonly forma: RegExp; readonly unidad: Unidad; readonly entre?: number }[] = [
  { forma: /^(?:c€|cent(?:imos)?\.?)\s*\/\s*kwh/, unidad: '€/kWh', entre: 100 },
  { forma: new RegExp(`^${EUR}\\s*/\\s*mwh`), unidad: '€/kWh', entre: 1000 },
  { forma: new RegExp(`^${EUR}\\s*/\\s*\\(?kwh`), unidad: '€/kWh' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*\\(?kvarh`), unidad: '€/kVArh' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*\\(?${KW}${Y}d(?:ia)?\\b`), unidad: '€/kW·día' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*\\(?${KW}${Y}mes`), unidad: '€/kW·mes' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*\\(?${KW}${Y}ano`), unidad: '€/kW·año' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*\\(?${KW}`), unidad: '€/kW' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*dia`), unidad: '€/día' },
  { forma: new RegExp(`^${EUR}\\s*/\\s*mes`), unidad: '€/mes' },
  { forma: /^kwh/, unidad: 'kWh' },
  { forma: /^kvarh/, unidad: 'kVArh' },
  { forma: /^kw(?![a-z])/, unidad: 'kW' },
  { forma: /^dias?\b/, unidad: 'días' },
  { forma: /^mes(?:es)?\b/, unidad: 'meses' },
  { forma: /^%/, unidad: '%' },
  { forma: new RegExp(`^${EUR}`), unidad: '€' },
];

/** A point before three figures may part thousands or decimals: the figures that leave no doubt decide for the rest. */
export function decimalOf(renglones: readonly Pick<Renglon, 'texto'>[]): Decimal {
  let comas = 0;
  let puntos = 0;
  for (const { texto } of renglones) {
    comas += texto.match(/\d,(?:\d{1,2}|\d{4,})(?!\d)/g)?.length ?? 0;
    puntos += texto.match(/(?<![\d.])\d+\.(?:\d{1,2}|\d{4,})(?![\d.])/g)?.length ?? 0;
  }
  return puntos > comas ? '.' : ',';
}

/** Every figure of a line, from left to right, but those of dates, tariffs, periods and codes. */
export function cifrasDe(renglon: Renglon, decimal: Decimal): readonly Cifra[] {
  const texto = withoutDates(renglon);
  return [...texto.matchAll(NUMERO)].flatMap((hallada): Cifra[] => {
    const [todo, signo = '', cifras = '', detras = ''] = hallada;
    const inicio = hallada.index;
    const fin = inicio + todo.length;
    const resto = texto.slice(fin);
    // A code or a tariff goes on with letters; a unit may be written without a blank.
    const pegada = /^\p{L}/u.test(resto);
    const hueco = /^\s{0,2}/.exec(resto)?.[0].length ?? 0;
    const hallado = UNIDADES.find(({ forma }) => forma.test(resto.slice(hueco)));
    if (pegada && !hallado) return [];
    const unidad = hallado?.unidad ?? (/€\s?$/.test(texto.slice(0, inicio)) ? '€' : undefined);
    const leida = readFigure(cifras, decimal);
    const negativa = (signo !== '' && signo !== '+') || detras !== '';
    const trasGuion = /(?:^|[^\d\s]\s*)\s[-−–]\s$/.test(texto.slice(0, inicio));
    const valor = (negativa ? -1 : 1) * (leida.valor / (hallado?.entre ?? 1));
    const decimales = leida.decimales + Math.log10(hallado?.entre ?? 1);
    return [{ valor: Number(valor.toPrecision(12)), decimales, unidad, trasGuion, inicio, fin }];
  });
}

function withoutDates(renglon: Renglon): string {
  let texto = renglon.llano;
  for (const { inicio, fin } of fechasDe(renglon)) {
    texto = texto.slice(0, inicio) + ' '.repeat(fin - inicio) + texto.slice(fin);
  }
  return texto;
}

function readFigure(
  cifras: string,
  decimal: Decimal,
): { readonly valor: number; readonly decimales: number } {
  const coma = cifras.lastIndexOf(',');
  const punto = cifras.lastIndexOf('.');
  let signo: string | undefined;
  if (coma >= 0 && punto >= 0) signo = coma > punto ? ',' : '.';
  else if (coma >= 0) signo = ',';
  else if (punto >= 0) {
    // 1.234 are a thousand where commas part decimals, and 0.234 never are.
    const miles = /^[1-9]\d{0,2}(\.\d{3})+$/.test(cifras) && decimal === ',';
    signo = miles ? undefined : '.';
  }
  if (signo === undefined) return { valor: Number(cifras.replaceAll('.', '')), decimales: 0 };
  const limpia = signo === ',' ? cifras.replaceAll('.', '').replace(',', '.') : cifras.replaceAll(',', '');
  return { valor: Number(limpia), decimales: limpia.split('.')[1]?.length ?? 0 };
}
