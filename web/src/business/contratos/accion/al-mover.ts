import { contratos, correos, inicio, renovaciones } from '@vatio/contract';

/** What is no longer true once a contract has changed. */
export const AL_MOVER = {
  invalidates: [
    contratos.get,
    contratos.list,
    contratos.recuento,
    renovaciones.list,
    renovaciones.resumen,
    inicio.resumen,
    // Some steps are told to somebody by mail.
    correos.list,
  ],
};
