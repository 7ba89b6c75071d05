import type { propuestaPublica } from '@vatio/contract';
import { Problem } from '../../../data/problem.ts';

/** What every way of answering needs. */
export type Contestar = {
  readonly token: string;
  readonly propuesta: propuestaPublica.PropuestaPublica;
  readonly onContestada: (propuesta: propuestaPublica.PropuestaPublica) => void;
  readonly onCambiada: () => void;
  readonly onClose: () => void;
};

const CERRADA = ['propuesta-ya-aceptada', 'propuesta-ya-rechazada', 'propuesta-caducada', 'enlace-retirado'];

/** Whether it can no longer be answered: somebody did, its days are over or another took its place. */
export function isClosed(cause: unknown): boolean {
  return cause instanceof Problem && CERRADA.includes(cause.code);
}
