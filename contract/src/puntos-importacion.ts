export const importFile = {
  method: 'POST',
  path: '/v1/puntos-suministro/importacion',
  access: 'read Auth',
} as const;

export const template = {
  method: 'GET',
  path: '/v1/puntos-suministro/plantilla',
  access: 'read Auth',
} as const;
