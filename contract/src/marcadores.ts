/** The most screens that an account may bookmark. */
export const MAX_MARCADORES = 50;

export const get = { method: 'GET', path: '/v1/marcadores', access: 'read Auth' } as const;

export const update = { method: 'PUT', path: '/v1/marcadores', access: 'read Auth' } as const;
