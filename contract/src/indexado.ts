export const indexado = { method: 'POST', path: '/v1/calculos/indexado', access: 'read Auth' } as const;
