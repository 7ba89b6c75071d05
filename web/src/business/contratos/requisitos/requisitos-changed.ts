import { documentos, requisitosDeFirma } from '@vatio/contract';

/** The reads that recording something makes stale. */
export const REQUISITOS_CHANGED = { invalidates: [requisitosDeFirma.get, documentos.list] };
