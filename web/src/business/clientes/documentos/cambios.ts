import { clientes, documentos } from '@vatio/contract';

/** What is read again when a document comes or goes. */
export const CAMBIOS_DE_DOCUMENTOS = { invalidates: [documentos.list, clientes.get, clientes.cronologia] };
