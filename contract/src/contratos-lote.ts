export const preview = { method: 'POST', path: '/v1/contratos/lote/ensayo', access: 'read Auth' } as const;

export const apply = { method: 'POST', path: '/v1/contratos/lote', access: 'read Auth' } as const;

export const previewRenovacion = {
  method: 'POST',
  path: '/v1/contratos/lote/renovacion/ensayo',
  access: 'read Auth',
} as const;

export const renew = {
  method: 'POST',
  path: '/v1/contratos/lote/renovacion',
  access: 'read Auth',
} as const;
