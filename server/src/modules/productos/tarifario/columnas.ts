import { preciosPropiosDe, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import { banda, type Columna, porPeriodo, UNIDADES } from '../tipos/columna.ts';
import { columnasDe } from '../tipos/tipos.ts';
import { COLUMNAS_DE_EXCEDENTES } from './excedentes.ts';

// A list has the prices of the usual kind beside those of power, and those of all other kinds at its end.
const [USUAL, ...OTROS] = TIPOS_DE_PRODUCTO;

/** Every column of a price list, in the order of the template. */
export const COLUMNAS: readonly Columna[] = [
  { campo: 'comercializadora', titulo: 'Comercializadora' },
  { campo: 'nombre', titulo: 'Producto' },
  { campo: 'tarifa', titulo: 'Tarifa' },
  { campo: 'tipo', titulo: 'Tipo' },
  { campo: 'zonas', titulo: 'Zonas' },
  { campo: 'duracionMeses', titulo: 'Duración', unidades: UNIDADES.meses },
  { campo: 'permanencia', titulo: 'Permanencia' },
  { campo: 'prorroga', titulo: 'Prórroga' },
  { campo: 'renovable', titulo: 'Renovable' },
  { campo: 'peajesIncluidos', titulo: 'Peajes incluidos' },
  { campo: 'desde', titulo: 'Desde' },
  { campo: 'hasta', titulo: 'Hasta' },
  ...porPeriodo('potenciaEurKwAnio', 'Potencia', 'potencia'),
  ...columnasDe(USUAL),
  ...banda('feeEnergiaEurMwh', 'Fee energía', 'feeEnergia'),
  ...banda('feePotenciaEurKwAnio', 'Fee potencia', 'feePotencia'),
  ...banda('potenciaKw', 'Potencia contratada', 'potenciaKw'),
  ...banda('consumoAnualMwh', 'Consumo anual', 'consumo'),
  ...COLUMNAS_DE_EXCEDENTES,
  ...OTROS.flatMap(columnasDe),
];

/** Prices that are one and not a list have no path below their name. */
const SUELTAS: ReadonlySet<string> = new Set(
  TIPOS_DE_PRODUCTO.flatMap(preciosPropiosDe).map(({ campo }) => campo),
);

/** Whether a column holds a figure of a version. */
export function isCifra(campo: string): boolean {
  return campo.includes('.') || SUELTAS.has(campo);
}

/** What the price book's own export says of each product besides, which no list changes: they are passed over. */
export const TITULOS_DEL_LIBRO = ['Estado', 'Versiones', 'Id.', 'Id. versión'] as const;

/** Without these columns a row says nothing about any product. */
export const IMPRESCINDIBLES = ['comercializadora', 'nombre', 'tarifa'];

/** The title as the template prints it: `Energía P1 (€/kWh)`. */
export function tituloCompleto({ titulo, unidades }: Columna): string {
  const unidad = unidades && Object.entries(unidades).find(([, factor]) => factor === 1)?.[0];
  return unidad === undefined ? titulo : `${titulo} (${unidad})`;
}
