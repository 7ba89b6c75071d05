export const bateriaCondensadores = {
  method: 'POST',
  path: '/v1/calculos/bateria-condensadores',
  access: 'read Auth',
} as const;
