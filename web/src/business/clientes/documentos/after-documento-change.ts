import { clientes, documentos } from '@vatio/contract';

/** The reads that adding or removing a document makes stale. */
export const AFTER_DOCUMENTO_CHANGE = { invalidates: [documentos.list, clientes.get, clientes.cronologia] };
