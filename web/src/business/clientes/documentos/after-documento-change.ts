import { clientes, documentos } from '@vatio/contract';

export const AFTER_DOCUMENTO_CHANGE = { invalidates: [documentos.list, clientes.get, clientes.cronologia] };
