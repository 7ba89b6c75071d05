export const qr = { method: 'POST', path: '/v1/calculos/qr', access: 'read Auth' } as const;
