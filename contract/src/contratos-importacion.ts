export const importFile = {
  method: 'POST',
  path: '/v1/contratos/importacion',
  access: 'manage all',
} as const;

export const template = { method: 'GET', path: '/v1/contratos/plantilla', access: 'manage all' } as const;
