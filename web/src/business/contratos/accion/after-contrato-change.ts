import {
  contratos,
  correos,
  documentos,
  firmaDeContrato,
  inicio,
  renovaciones,
  requisitosDeFirma,
} from '@vatio/contract';

export const AFTER_CONTRATO_CHANGE = {
  invalidates: [
    contratos.get,
    contratos.list,
    contratos.count,
    renovaciones.list,
    renovaciones.summary,
    inicio.summary,
    // Some actions send a mail, and a signature keeps the paper that was signed.
    correos.list,
    documentos.list,
    requisitosDeFirma.get,
    firmaDeContrato.get,
  ],
};
