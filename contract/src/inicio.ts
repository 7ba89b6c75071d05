/** The most urgent first. */
export const TAREAS = [
  'tareas-atrasadas',
  'tareas-de-hoy',
  'liquidaciones-por-revisar',
  'atr-rechazado',
  'incidencias-abiertas',
  'cuentas-en-espera',
  'propuestas-aceptadas',
  'propuestas-rechazadas',
  'propuestas-por-caducar',
  'propuestas-sin-respuesta',
  'contratos-por-firmar',
  'contratos-por-solicitar',
  'renovaciones-vencidas',
  'renovaciones-30',
  'importaciones-terminadas',
] as const;

/** The cards of the home page that people put in their own order, in the order of whoever has chosen none. */
export const TARJETAS = ['tareas', 'embudo', 'vencimientos', 'actividad', 'cups'] as const;

export type Tarjeta = (typeof TARJETAS)[number];

export const summary = { method: 'GET', path: '/v1/inicio/resumen', access: 'read Auth' } as const;

export const tareas = { method: 'GET', path: '/v1/inicio/tareas', access: 'read Auth' } as const;

/** What a house does before it can sell, in this order. */
export const PRIMEROS_PASOS = [
  'quien-eres',
  'marca',
  'correo',
  'equipo',
  'regla',
  'precios',
  'cartera',
  'propuesta',
] as const;

export const firstSteps = {
  method: 'GET',
  path: '/v1/inicio/primeros-pasos',
  access: 'manage all',
} as const;
