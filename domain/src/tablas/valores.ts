import { type Dia, diaDe } from '../fecha.ts';
import { nombreLlano } from '../ficheros/campos.ts';
import { readFileDate } from '../ficheros/celdas-de-fecha.ts';
import { PEAJES_DE_GAS } from '../peaje-de-gas.ts';
import { nombreProvincia } from '../provincias.ts';
import { TARIFAS, type TarifaDeSuministro, tarifaDeCodigoAtr } from '../tarifas.ts';

/** What people write where there is nothing to write. */
const NADA = new Set(
  [
    'no',
    'no tiene',
    'no consta',
    'no disponible',
    'ninguno',
    'ninguna',
    'n/a',
    'na',
    's/n',
    'sin',
    'null',
    'none',
  ].map(nombreLlano),
);

/** Whether a cell says that there is nothing: blank, a dash, «no tiene». */
export function isNada(texto: string): boolean {
  return !/[\p{L}\d]/u.test(texto) || NADA.has(nombreLlano(texto));
}

const ENTRE_VARIOS = /\s*[;,/|\n]\s*|\s+(?:y|o|i|e)\s+/i;

/** The values of a cell that holds several, such as telephones or addresses of mail, without those that say nothing. */
export function valoresDe(texto: string): string[] {
  return [...new Set(texto.split(ENTRE_VARIOS).map((valor) => valor.trim()))].filter(
    (valor) => !isNada(valor),
  );
}

const SERIE = /^\d{5}(?:[.,]\d+)?$/;
/** Days from 1900, with the day that Excel believes that 1900 had, to that of 1970. */
const INICIO_DE_EXCEL = diaDe(1899, 12, 30);
/** Serial numbers of 1954 to 2119: a smaller or a larger number of five figures is no date of anybody's. */
const SERIES = { desde: 20_000, hasta: 80_000 } as const;

/** The day of a serial number of Excel; undefined where it would be of no year in use. */
export function diaDeSerie(numero: number): Dia | undefined {
  const dias = Math.floor(numero);
  return dias < SERIES.desde || dias > SERIES.hasta ? undefined : INICIO_DE_EXCEL + dias;
}

/** A time behind a date, which is no part of it. */
const HORA = /[ T]+\d{1,2}:\d{2}.*$/;
/** A year of two figures up to this one is of this century. */
const SIGLO = 69;

/**
 * Reads a date as people write it, day first: `3-2-19`, `03.02.2019`, `2019-02-03`, `20190203`, a time behind it, or the serial number
 * that Excel makes of one. Undefined for what is no day of the calendar.
 */
export function fechaEscrita(texto: string): Dia | undefined {
  const limpio = texto.trim();
  if (SERIE.test(limpio)) return diaDeSerie(Number(limpio.replace(',', '.')));
  const sinHora = limpio.replace(HORA, '').replace(/[.\s]+/g, '/');
  const [, diaYMes, anio = ''] = /^(\d{1,2}[-/]\d{1,2}[-/])(\d{2})$/.exec(sinHora) ?? [];
  const entera = diaYMes ? `${diaYMes}${Number(anio) > SIGLO ? 19 : 20}${anio}` : sinHora;
  return readFileDate(entera, 'dia-mes');
}

/** `20` may be 2.0TD without its point, or the code of 6.1TD without its zero, so that it is read as neither. */
const DUDOSAS = new Set(['20', '30']);

/** `RL.2`, `RL2`, `RL 2` and, in the files of distributors, `R2`. */
const DE_GAS = /^RL?[.\s]*(\d{1,2})$/i;

/**
 * Reads an access tariff by its name in any spelling, `2.0 TD`, `20td`, `2.0` or `3.0TD VE`, or by its code of table 17, `018`
 * or `18`; and a toll group of gas, `RL.2` or `R2`.
 */
export function tarifaEscrita(texto: string): TarifaDeSuministro | undefined {
  const limpia = texto.trim();
  const deGas = DE_GAS.exec(limpia)?.[1];
  if (deGas !== undefined) return PEAJES_DE_GAS.find((peaje) => peaje === `RL.${Number(deGas)}`);
  if (/^\d{2,3}$/.test(limpia))
    return DUDOSAS.has(limpia) ? undefined : tarifaDeCodigoAtr(limpia.padStart(3, '0'));
  const llana = nombreLlano(limpia);
  const entera = /^\d[.,]\d$/.test(limpia) ? `${llana}td` : llana;
  return TARIFAS.find((tarifa) => nombreLlano(tarifa) === entera);
}

/** Other names of a province than the one by which it is shown, by the two digits of its code. */
const OTROS_NOMBRES: Readonly<Record<string, readonly string[]>> = {
  '01': ['Araba', 'Araba/Álava', 'Vitoria'],
  '03': ['Alacant'],
  '07': ['Baleares', 'Islas Baleares', 'Balears', 'Mallorca'],
  '12': ['Castelló', 'Castellón de la Plana'],
  '15': ['Coruña', 'La Coruña', 'Coruña, A', 'Coruña (A)', 'Coruña, La'],
  '17': ['Gerona'],
  '20': ['Guipúzcoa', 'Gipúzcoa'],
  '25': ['Lérida'],
  '26': ['Rioja', 'Rioja, La', 'Logroño'],
  '28': ['Comunidad de Madrid'],
  '30': ['Región de Murcia'],
  '31': ['Nafarroa', 'Comunidad Foral de Navarra'],
  '32': ['Orense'],
  '33': ['Principado de Asturias', 'Asturies', 'Oviedo'],
  '35': ['Palmas', 'Palmas, Las', 'Las Palmas de Gran Canaria', 'Gran Canaria'],
  '38': ['Tenerife', 'S.C. Tenerife', 'Sta. Cruz de Tenerife'],
  '39': ['Santander'],
  '46': ['València'],
  '48': ['Vizcaya'],
};

/** The two digits of a province by its code, or by any of the names of it that are in use; undefined for another text. */
export function provinciaEscrita(texto: string): string | undefined {
  const llano = nombreLlano(texto);
  if (/^\d{1,2}$/.test(llano)) {
    const codigo = llano.padStart(2, '0');
    return nombreProvincia(codigo) === undefined ? undefined : codigo;
  }
  return (
    POR_NOMBRE.get(llano) ?? texto.split('/').flatMap((parte) => POR_NOMBRE.get(nombreLlano(parte)) ?? [])[0]
  );
}

const POR_NOMBRE = new Map(
  Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0')).flatMap((codigo) =>
    [nombreProvincia(codigo) ?? '', ...(OTROS_NOMBRES[codigo] ?? [])].map(
      (nombre) => [nombreLlano(nombre), codigo] as const,
    ),
  ),
);
