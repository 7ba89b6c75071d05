export const paneles = { method: 'POST', path: '/v1/calculos/paneles', access: 'read Auth' } as const;
