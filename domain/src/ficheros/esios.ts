import { diaTrasHoras } from '../fecha.ts';
import { serieDeIndicador } from '../mercado/series.ts';
import { fail } from '../result.ts';
import { nombreLlano } from './campos.ts';
import type { Deteccion, Fila, FormatoFichero, LectorFila } from './formato.ts';
import { recognizeTitled, SIN_ENERGIA, valorDe } from './mercado.ts';
import { readNumber } from './numeros.ts';

const NOMBRES = {
  indicador: ['indicador', 'id'],
  geo: ['geoid'],
  valor: ['value'],
  instante: ['datetimeutc', 'datetime'],
} as const;

type Sitios = Readonly<Record<keyof typeof NOMBRES, number>>;

/** Where each column is; undefined for a row that is not the header. */
function sitiosDe({ campos }: Fila): Sitios | undefined {
  const llanos = campos.map(nombreLlano);
  const sitios = Object.fromEntries(
    Object.entries(NOMBRES).map(([rol, nombres]) => [
      rol,
      nombres.map((nombre) => llanos.indexOf(nombre)).find((sitio) => sitio >= 0) ?? -1,
    ]),
  ) as Sitios;
  return sitios.valor >= 0 && sitios.instante >= 0 && sitios.geo >= 0 ? sitios : undefined;
}

/**
 * Values of an indicator of ESIOS, as its page exports them (`id;name;geoid;geoname;value;datetime`) and as its API answers
 * (`values` of an `indicator`). The instant carries its offset, so that it is never in doubt.
 */
export const esios: FormatoFichero = {
  formato: 'esios',
  nombre: 'Indicador de ESIOS',
  ...SIN_ENERGIA,
  recognizeFile: ({ filas: [primera, ...datos] }) => {
    const sitios = primera && sitiosDe(primera);
    if (!primera || !sitios) return undefined;
    if (sitios.indicador < 0) return fail('sin-indicador', 'El fichero no dice de qué indicador es');
    return recognizeTitled(primera, datos, [sitios.valor]);
  },
  createReader,
};

const INSTANTE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})$/;
const HORA_MS = 3_600_000;

function createReader({ cabecera, decimal, separador }: Deteccion): LectorFila {
  const sitios = sitiosDe({ indice: 0, texto: '', campos: (cabecera ?? '').split(separador).map(unquoted) })!;
  return (campos) => {
    const celda = (rol: keyof Sitios) => (campos[sitios[rol]] ?? '').trim();
    const instante = celda('instante');
    // The API lists places and units in objects of their own.
    if (instante === '' && celda('valor') === '') return [];
    const ms = INSTANTE.test(instante) ? Date.parse(instante) : Number.NaN;
    if (Number.isNaN(ms))
      return `Columna ${sitios.instante + 1}: «${instante}» no es un instante con su huso`;
    const serie = serieDeIndicador(Number(celda('indicador')), Number(celda('geo')));
    if (serie === undefined) return [];
    const valor = celda('valor') === '' ? null : readNumber(celda('valor'), decimal);
    if (Number.isNaN(valor)) return `Columna ${sitios.valor + 1}: «${celda('valor')}» no es un número`;
    // The peninsular midnight of 1 January 1970 was an hour before that of UTC.
    const horas = Math.floor(ms / HORA_MS);
    const { dia, hora } = diaTrasHoras(0, horas + 1);
    return valorDe({ serie, dia, minuto: hora * 60 + Math.round((ms - horas * HORA_MS) / 60_000), valor });
  };
}

function unquoted(celda: string): string {
  return celda.replace(/^"|"$/g, '');
}
