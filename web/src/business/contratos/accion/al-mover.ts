import { contratos, inicio, renovaciones } from '@vatio/contract';

/** What is no longer true once a contract has changed. */
export const AL_MOVER = {
  invalidates: [
    contratos.get,
    contratos.list,
    contratos.recuento,
    renovaciones.list,
    renovaciones.resumen,
    inicio.resumen,
  ],
};
