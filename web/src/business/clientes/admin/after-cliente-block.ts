import { analisis, clientes, contratos, propuestas, puntosSuministro, renovaciones } from '@vatio/contract';

/**
 * The reads that say whether a client is blocked: its own sheet and lists, and those of whatever could begin with it.
 */
export const AFTER_CLIENTE_BLOCK = {
  invalidates: [
    ...[clientes.get, clientes.list, clientes.cronologia, puntosSuministro.get, puntosSuministro.list],
    ...[analisis.get, analisis.list, propuestas.get, propuestas.list],
    ...[contratos.get, contratos.list, renovaciones.list],
  ],
};
