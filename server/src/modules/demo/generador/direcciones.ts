import { type FichaLugar, LUGARES, type Lugar } from '../datos/lugares.ts';
import { intBetween, pick, type Random } from './random.ts';

const CALLES = [
  'Calle Mayor',
  'Calle del Sol',
  'Calle de los Olmos',
  'Calle San Roque',
  'Calle de la Fuente',
  'Avenida de la Constitución',
  'Avenida del Puerto',
  'Plaza del Mercado',
  'Paseo de la Estación',
  'Ronda Norte',
];
const POLIGONOS = ['Polígono Industrial Las Eras', 'Polígono El Saladar', 'Parque Empresarial La Vega'];
const PARAJES = ['Paraje Los Almendros', 'Camino de la Acequia', 'Partida El Pozo Viejo'];

/** Streets by kind of supply (table 62 of the ATR formats). */
const CALLEJERO: Readonly<Record<string, readonly string[]>> = {
  FT: POLIGONOS,
  IN: POLIGONOS,
  GB: PARAJES,
};

export type Direccion = {
  readonly direccion: string;
  readonly codigoPostal: string;
  readonly municipio: string;
  /** The two digits of the province (INE). */
  readonly provincia: string;
};

export function direccionEn(lugar: Lugar, tipoSuministro: string, random: Random): Direccion {
  const { municipio, codigoMunicipio, codigosPostales }: FichaLugar = LUGARES[lugar];
  const via = pick(random, CALLEJERO[tipoSuministro] ?? CALLES);
  const numero = intBetween(random, 1, 120);
  const direccion =
    tipoSuministro === 'VI'
      ? `${via}, ${numero}, ${intBetween(random, 1, 6)}º ${pick(random, ['A', 'B', 'C'])}`
      : tipoSuministro === 'AP'
        ? `${via}, centro de mando ${intBetween(random, 1, 40)}`
        : `${via}, ${numero}`;
  return {
    direccion,
    codigoPostal: pick(random, codigosPostales),
    municipio,
    provincia: codigoMunicipio.slice(0, 2),
  };
}
