export const importar = { method: 'POST', path: '/v1/contratos/importacion', access: 'manage all' } as const;

export const plantilla = { method: 'GET', path: '/v1/contratos/plantilla', access: 'manage all' } as const;
