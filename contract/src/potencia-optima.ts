export const potenciaOptima = {
  method: 'POST',
  path: '/v1/calculos/potencia-optima',
  access: 'read Auth',
} as const;
