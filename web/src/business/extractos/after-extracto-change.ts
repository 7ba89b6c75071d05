import { extractos } from '@vatio/contract';

/** The reads that a statement makes stale when it comes, goes to the bin or comes out of it. */
export const AFTER_EXTRACTO_CHANGE = {
  invalidates: [extractos.list, extractos.lineas, extractos.deuda, extractos.get],
} as const;
