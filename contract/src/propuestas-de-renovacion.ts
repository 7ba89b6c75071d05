export const preview = {
  method: 'POST',
  path: '/v1/propuestas/de-renovacion/ensayo',
  access: 'read Auth',
} as const;

export const apply = { method: 'POST', path: '/v1/propuestas/de-renovacion', access: 'read Auth' } as const;
