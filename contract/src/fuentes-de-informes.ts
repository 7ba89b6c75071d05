import { contratosList } from './contratos.list.ts';
import { importacionesList } from './importaciones.list.ts';
import { lineasDeExtractoList } from './lineas-de-extracto.list.ts';
import type { ListDefinition } from './list-definition.ts';
import { propuestasList } from './propuestas.list.ts';

/**
 * What the values of a field are: a month, a person who sells, a province of the INE, a state that has a word in each
 * language, or a text as it stands.
 */
export type ClaseDeCampo = 'mes' | 'comercial' | 'provincia' | 'estado' | 'texto';

export type Campo = {
  readonly clase: ClaseDeCampo;
  /** The field of the list that filters by the same; without it the rows are only shown by the report itself. */
  readonly enLista?: string;
};

export type Unidad = 'n' | 'eur' | 'kwh' | 'tco2' | 'dias' | 'pct';

export type Fuente = {
  /** The list of its rows, to which a figure leads with its filter. */
  readonly lista?: { readonly ruta: string; readonly de: ListDefinition };
  /** The dates that a period may be of, each with the field of the list that has it. */
  readonly fechas: Readonly<Record<string, string | null>>;
  readonly campos: Readonly<Record<string, Campo>>;
  readonly medidas: Readonly<Record<string, Unidad>>;
  /** Only administrators read it. */
  readonly adminOnly?: true;
};

const MES = { mes: { clase: 'mes' } } as const;
const COMERCIAL = { comercial: { clase: 'comercial', enLista: 'comercial' } } as const;
const PROVINCIA = { provincia: { clase: 'provincia' } } as const;
const DE_CONTRATO = {
  ...MES,
  comercializadora: { clase: 'texto', enLista: 'comercializadora' },
  ...COMERCIAL,
  tarifa: { clase: 'texto', enLista: 'tarifa' },
  tipo: { clase: 'estado', enLista: 'tipo' },
  ...PROVINCIA,
} as const;

const CONTRATOS = { ruta: '/contratos', de: contratosList } as const;

/** What reports are about: one record each. Its SQL stands under the same names in the server. */
export const FUENTES = {
  contratos: {
    lista: CONTRATOS,
    fechas: { firma: 'fechaFirma', activacion: 'activacion', baja: 'baja', alta: 'creado' },
    campos: {
      ...DE_CONTRATO,
      estado: { clase: 'estado', enLista: 'estado' },
      atr: { clase: 'estado', enLista: 'atr' },
      cobro: { clase: 'estado', enLista: 'cobro' },
    },
    medidas: { cuantos: 'n', consumo: 'kwh', comision: 'eur', activar: 'dias' },
  },
  cartera: {
    lista: CONTRATOS,
    fechas: { fin: 'fin', activacion: 'activacion' },
    campos: DE_CONTRATO,
    medidas: { cuantos: 'n', consumo: 'kwh', co2: 'tco2', comision: 'eur' },
  },
  renovaciones: {
    fechas: { fin: null },
    campos: { ...DE_CONTRATO, resultado: { clase: 'estado' } },
    medidas: { cuantos: 'n', consumo: 'kwh', comision: 'eur', retencion: 'pct' },
  },
  propuestas: {
    lista: { ruta: '/propuestas', de: propuestasList },
    fechas: { creada: 'creado', enviada: 'enviada' },
    campos: { ...MES, ...COMERCIAL, estado: { clase: 'estado', enLista: 'estado' }, ...PROVINCIA },
    medidas: { cuantos: 'n', ahorro: 'eur', comision: 'eur', consumo: 'kwh', conversion: 'pct' },
  },
  ahorros: {
    fechas: { aceptada: null },
    campos: { ...MES, ...COMERCIAL, ...PROVINCIA },
    medidas: { ahorro: 'eur', ahorroPct: 'pct', cuantos: 'n', consumo: 'kwh' },
  },
  comisiones: {
    fechas: { mes: null },
    campos: {
      ...MES,
      ...COMERCIAL,
      tipo: { clase: 'estado' },
      estado: { clase: 'estado' },
      comercializadora: { clase: 'texto' },
    },
    medidas: { importe: 'eur', cuantos: 'n' },
  },
  extractos: {
    lista: { ruta: '/extractos/lineas', de: lineasDeExtractoList },
    fechas: { mes: 'mes' },
    campos: {
      ...MES,
      comercializadora: { clase: 'texto', enLista: 'comercializadora' },
      ...COMERCIAL,
      estado: { clase: 'estado', enLista: 'estado' },
      antiguedad: { clase: 'estado', enLista: 'antiguedad' },
    },
    medidas: { pendiente: 'eur', importe: 'eur', esperado: 'eur', cuantos: 'n' },
    adminOnly: true,
  },
  importaciones: {
    lista: { ruta: '/importaciones', de: importacionesList },
    fechas: { creada: 'creada' },
    campos: {
      ...MES,
      estado: { clase: 'estado', enLista: 'estado' },
      usuario: { clase: 'texto', enLista: 'usuario' },
      formato: { clase: 'texto', enLista: 'formato' },
    },
    medidas: { cuantos: 'n', filas: 'n', nuevas: 'n', rechazadas: 'n' },
  },
} as const satisfies Readonly<Record<string, Fuente>>;

export type NombreDeFuente = keyof typeof FUENTES;
export const NOMBRES_DE_FUENTES = /* @__PURE__ */ Object.keys(FUENTES) as NombreDeFuente[];

type Names<Part extends 'campos' | 'medidas' | 'fechas'> = {
  [N in NombreDeFuente]: keyof (typeof FUENTES)[N][Part] & string;
}[NombreDeFuente];
export type NombreDeCampo = Names<'campos'>;
export type NombreDeMedida = Names<'medidas'>;
export type NombreDeFecha = Names<'fechas'>;
