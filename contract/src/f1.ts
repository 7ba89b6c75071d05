export const f1 = { method: 'POST', path: '/v1/calculos/f1', access: 'read Auth' } as const;
