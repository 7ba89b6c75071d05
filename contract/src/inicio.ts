export const TAREAS = [
  'tareas-atrasadas',
  'tareas-de-hoy',
  'propuestas-aceptadas',
  'propuestas-rechazadas',
  'propuestas-sin-respuesta',
  'propuestas-por-caducar',
  'contratos-por-firmar',
  'contratos-por-solicitar',
  'atr-rechazado',
  'incidencias-abiertas',
  'cuentas-en-espera',
  'renovaciones-30',
  'renovaciones-vencidas',
  'liquidaciones-por-revisar',
  'importaciones-terminadas',
] as const;

export const summary = { method: 'GET', path: '/v1/inicio/resumen', access: 'read Auth' } as const;
