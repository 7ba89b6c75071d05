export const facturaGas = { method: 'POST', path: '/v1/calculos/factura-gas', access: 'read Auth' } as const;
