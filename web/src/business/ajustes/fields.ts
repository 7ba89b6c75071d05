import { campos, clientes, contratos, type etiquetas, puntosSuministro } from '@vatio/contract';

/** What a field may be added to, in the order in which they are shown. */
export const THINGS: readonly etiquetas.Entidad[] = ['cliente', 'punto-suministro', 'contrato'];

export const FIELD_READS = [
  campos.list,
  ...[
    clientes.list,
    clientes.get,
    contratos.list,
    contratos.get,
    puntosSuministro.list,
    puntosSuministro.get,
  ],
];
