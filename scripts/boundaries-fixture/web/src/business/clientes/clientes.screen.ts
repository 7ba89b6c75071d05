export const clientes = 'clientes';
