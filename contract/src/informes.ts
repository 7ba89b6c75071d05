import type { NombreDeFuente, Unidad } from './fuentes-de-informes.ts';

export * from './fuentes-de-informes.ts';
export type * from './informes.schemas.ts';

/** Periods that move with the days, so that a report that is kept or mailed is of its day; `fechas` are two days. */
export const PERIODOS = [
  'mes',
  'mes-anterior',
  'trimestre',
  'anio',
  'anio-anterior',
  'doce-meses',
  'proximos-doce',
  'todo',
  'fechas',
] as const;
export type Periodo = (typeof PERIODOS)[number];

export const COMPARACIONES = ['anterior', 'anio', 'nada'] as const;

/** What a report asks, as it stands in its address. */
export type Consulta = {
  readonly fuente: NombreDeFuente;
  readonly filas: string;
  readonly columnas?: string | undefined;
  readonly medida: string;
  readonly fecha: string;
  readonly periodo: Periodo;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly comparar: (typeof COMPARACIONES)[number];
};

const base = { periodo: 'doce-meses', comparar: 'anterior' } as const;

/** The reports that are there from the first day. */
export const LISTOS = {
  ventas: {
    ...base,
    fuente: 'contratos',
    filas: 'mes',
    columnas: 'comercializadora',
    medida: 'cuantos',
    fecha: 'firma',
    comparar: 'anio',
  },
  cartera: {
    ...base,
    fuente: 'cartera',
    filas: 'comercializadora',
    columnas: 'mes',
    medida: 'consumo',
    fecha: 'fin',
    periodo: 'proximos-doce',
    comparar: 'nada',
  },
  deuda: {
    ...base,
    fuente: 'extractos',
    filas: 'comercializadora',
    columnas: 'antiguedad',
    medida: 'pendiente',
    fecha: 'mes',
    periodo: 'todo',
    comparar: 'nada',
  },
  consumo: {
    ...base,
    fuente: 'cartera',
    filas: 'provincia',
    medida: 'consumo',
    fecha: 'fin',
    periodo: 'todo',
    comparar: 'nada',
  },
  co2: {
    ...base,
    fuente: 'cartera',
    filas: 'comercializadora',
    medida: 'co2',
    fecha: 'fin',
    periodo: 'todo',
    comparar: 'nada',
  },
  ahorro: {
    ...base,
    fuente: 'ahorros',
    filas: 'mes',
    columnas: 'comercial',
    medida: 'ahorro',
    fecha: 'aceptada',
    comparar: 'anio',
  },
  renovaciones: {
    ...base,
    fuente: 'renovaciones',
    filas: 'comercial',
    columnas: 'resultado',
    medida: 'cuantos',
    fecha: 'fin',
  },
} as const satisfies Readonly<Record<string, Consulta>>;

export type Listo = keyof typeof LISTOS;

/** The list under which saved reports are kept among the views. */
export const LISTA_DE_VISTAS = 'informes';

/** What is watched of whoever sells: its unit, and the value above which it asks for a look. */
export const CALIDAD = {
  desistidos: { unidad: 'pct', umbral: 5 },
  reclamaciones: { unidad: 'pct', umbral: 5 },
  bajasTempranas: { unidad: 'pct', umbral: 8 },
  rechazados: { unidad: 'pct', umbral: 10 },
  diasHastaActivo: { unidad: 'dias', umbral: 30 },
  sinPapeles: { unidad: 'pct', umbral: 0 },
} as const satisfies Readonly<Record<string, { readonly unidad: Unidad; readonly umbral: number }>>;

export type MedidaDeCalidad = keyof typeof CALIDAD;
export const MEDIDAS_DE_CALIDAD = /* @__PURE__ */ Object.keys(CALIDAD) as MedidaDeCalidad[];

/** The steps of a sale, in their order. */
export const PASOS_DEL_EMBUDO = ['creada', 'enviada', 'abierta', 'aceptada', 'firmada', 'activada'] as const;

export const tabla = { method: 'GET', path: '/v1/informes', access: 'read Auth' } as const;

export const filas = { method: 'GET', path: '/v1/informes/filas', access: 'read Auth' } as const;

export const hoja = { method: 'GET', path: '/v1/informes/hoja', access: 'read Auth' } as const;

export const calidad = { method: 'GET', path: '/v1/informes/calidad', access: 'read Auth' } as const;

export const contratosDeCalidad = {
  method: 'GET',
  path: '/v1/informes/calidad/contratos',
  access: 'read Auth',
} as const;

export const embudo = { method: 'GET', path: '/v1/informes/embudo', access: 'read Auth' } as const;

export const envios = { method: 'GET', path: '/v1/informes/envios', access: 'read Auth' } as const;

export const mail = { method: 'PUT', path: '/v1/informes/envios/:vista', access: 'read Auth' } as const;

export const stopMail = {
  method: 'DELETE',
  path: '/v1/informes/envios/:vista',
  access: 'read Auth',
} as const;
