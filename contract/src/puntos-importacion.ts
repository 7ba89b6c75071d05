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

/** What becomes of a supply point of another client than its row says: it stays with them, or changes hands. */
export const DE_OTRO = ['respetar', 'cambiar'] as const;
