import { incidencias } from '@vatio/contract';

/** The reads that a message or another state of an incident makes stale. */
export const AFTER_INCIDENCIA_CHANGE = { invalidates: [incidencias.list, incidencias.get] } as const;
