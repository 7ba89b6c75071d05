export const pvpc = { method: 'POST', path: '/v1/calculos/pvpc', access: 'read Auth' } as const;
