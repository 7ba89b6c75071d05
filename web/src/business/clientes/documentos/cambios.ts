import { clientes, documentos } from '@vatio/contract';

/** The reads that adding or removing a document makes stale. */
export const CAMBIOS_DE_DOCUMENTOS = { invalidates: [documentos.list, clientes.get, clientes.cronologia] };
