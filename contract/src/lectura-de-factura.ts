export const lecturaFactura = {
  method: 'POST',
  path: '/v1/calculos/lectura-factura',
  access: 'read Auth',
} as const;
