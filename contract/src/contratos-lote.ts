export const ensayar = { method: 'POST', path: '/v1/contratos/lote/ensayo', access: 'read Auth' } as const;

export const aplicar = { method: 'POST', path: '/v1/contratos/lote', access: 'read Auth' } as const;

export const ensayarRenovacion = {
  method: 'POST',
  path: '/v1/contratos/lote/renovacion/ensayo',
  access: 'read Auth',
} as const;

export const renovar = {
  method: 'POST',
  path: '/v1/contratos/lote/renovacion',
  access: 'read Auth',
} as const;
