export const TAREAS = [
  'tareas-atrasadas',
  'tareas-de-hoy',
  'propuestas-aceptadas',
  'propuestas-rechazadas',
  'propuestas-sin-respuesta',
  'propuestas-por-caducar',
  'contratos-por-firmar',
  'atr-rechazado',
  'renovaciones-30',
  'renovaciones-vencidas',
  'liquidaciones-por-revisar',
] as const;

export const summary = { method: 'GET', path: '/v1/inicio/resumen', access: 'read Auth' } as const;
