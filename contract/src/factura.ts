export const factura = { method: 'POST', path: '/v1/calculos/factura', access: 'read Auth' } as const;
