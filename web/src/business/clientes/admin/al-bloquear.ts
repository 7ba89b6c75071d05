import { analisis, clientes, contratos, propuestas, puntosSuministro, renovaciones } from '@vatio/contract';

/** What says whether a client is blocked, or there: its own sheet and lists, and those of what could begin with it. */
export const AL_BLOQUEAR = {
  invalidates: [
    ...[clientes.get, clientes.list, clientes.cronologia, puntosSuministro.get, puntosSuministro.list],
    ...[analisis.get, analisis.list, propuestas.get, propuestas.list],
    ...[contratos.get, contratos.list, renovaciones.list],
  ],
};
