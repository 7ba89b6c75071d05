import type { Zona } from '../calendario.ts';
import type { Tarifa } from '../tarifas.ts';

/** A series of the market or of the system, in the clock of the peninsula. */
export type FichaDeSerie = {
  readonly nombre: string;
  readonly unidad: '€/MWh' | '%' | 'coeficiente';
  /** Who publishes it, and as what. */
  readonly fuente: string;
};

const PERDIDAS = Object.fromEntries(
  (['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD'] as const).map((tarifa) => [
    `perdidas-${tarifa}`,
    { nombre: `Pérdidas ${tarifa}`, unidad: '%', fuente: 'REE, liquicomun' } satisfies FichaDeSerie,
  ]),
);

const PERFILES = Object.fromEntries(
  (['2.0TD', '3.0TD', '3.0TDVE'] as const).map((tarifa) => [
    `perfil-${tarifa}`,
    { nombre: `Perfil ${tarifa}`, unidad: 'coeficiente', fuente: 'REE, PERFF' } satisfies FichaDeSerie,
  ]),
);

const indicador = (id: number, nombre: string): FichaDeSerie => ({
  nombre,
  unidad: '€/MWh',
  fuente: `ESIOS, indicador ${id}`,
});

/** The series that are read and kept, by the name of each in addresses. Another one is a line here. */
export const SERIES_DE_MERCADO: Readonly<Record<string, FichaDeSerie>> = {
  omie: {
    nombre: 'Mercado diario, España',
    unidad: '€/MWh',
    fuente: 'OMIE, marginalpdbc; ESIOS, indicador 600',
  },
  'omie-portugal': { nombre: 'Mercado diario, Portugal', unidad: '€/MWh', fuente: 'OMIE, marginalpdbc' },
  pvpc: {
    nombre: 'PVPC, península, Baleares y Canarias',
    unidad: '€/MWh',
    fuente: 'ESIOS, indicador 1001 y archivo 70',
  },
  'pvpc-ceuta-melilla': {
    nombre: 'PVPC, Ceuta y Melilla',
    unidad: '€/MWh',
    fuente: 'ESIOS, indicador 1001 y archivo 70',
  },
  excedentes: indicador(1739, 'Excedentes de autoconsumo'),
  'precio-medio-final': indicador(10211, 'Precio medio final'),
  'restricciones-tecnicas': indicador(807, 'Restricciones técnicas'),
  'banda-secundaria': indicador(811, 'Banda de regulación secundaria'),
  'desvios-medidos': indicador(812, 'Desvíos medidos'),
  'pagos-por-capacidad': indicador(814, 'Pagos por capacidad'),
  'saldo-po-14-6': indicador(815, 'Saldo P.O. 14.6'),
  'control-factor-potencia': indicador(1286, 'Control del factor de potencia'),
  'desvios-subir': indicador(686, 'Desvíos a subir'),
  'desvios-bajar': indicador(687, 'Desvíos a bajar'),
  'ajuste-mibel': indicador(1900, 'Ajuste por el tope del gas'),
  ...PERDIDAS,
  ...PERFILES,
};

/** Geographic codes of ESIOS: España, and each of the systems. */
const [ESPANA, PENINSULA, CANARIAS, BALEARES, CEUTA, MELILLA] = [3, 8741, 8742, 8743, 8744, 8745];

/** The series of an indicator of ESIOS in a place; undefined where it is kept of none. */
export function serieDeIndicador(id: number, geo: number): string | undefined {
  if (id === 1001) {
    if (geo === CEUTA || geo === MELILLA) return 'pvpc-ceuta-melilla';
    return geo === PENINSULA || geo === CANARIAS || geo === BALEARES || geo === ESPANA ? 'pvpc' : undefined;
  }
  if (geo !== ESPANA && geo !== PENINSULA) return undefined;
  return id === 600 || id === 805 ? 'omie' : POR_INDICADOR.get(id);
}

const POR_INDICADOR = new Map(
  Object.entries(SERIES_DE_MERCADO).flatMap(([serie, { fuente }]) => {
    const id = /^ESIOS, indicador (\d+)$/.exec(fuente)?.[1];
    return id === undefined ? [] : [[Number(id), serie] as const];
  }),
);

/** The indicators of ESIOS that are kept, each a call of its API. */
export const INDICADORES_DE_ESIOS: readonly number[] = [1001, ...POR_INDICADOR.keys()];

/** The published PVPC of a zone. */
export function serieDePvpc(zona: Zona): string {
  return zona === 'ceuta' || zona === 'melilla' ? 'pvpc-ceuta-melilla' : 'pvpc';
}

/** The losses of a tariff that REE publishes for each hour. */
export function serieDePerdidas(tarifa: Tarifa): string {
  return `perdidas-${tarifa}`;
}

/** The consumption profile of a tariff. */
export function serieDePerfil(tarifa: Tarifa): string {
  return `perfil-${tarifa}`;
}

/**
 * The rank of a file among the publications of the same days: the number behind the point of OMIE, and of liquicomun A1,
 * A2, then C1 to C7. The highest wins; 0 where the name says none.
 */
export function versionDeFichero(nombre: string): number {
  const base = nombre.split(/[\\/]/).at(-1) ?? '';
  const deOmie = /^marginalpdbc_\d{8}\.(\d{1,2})$/i.exec(base)?.[1];
  if (deOmie) return Number(deOmie);
  const [, letra, numero] = /(?:^|[\\/_])([AC])([1-7])_/i.exec(nombre) ?? [];
  return numero === undefined ? 0 : Number(numero) + (letra!.toUpperCase() === 'C' ? 2 : 0);
}
