import type { propuestaPublica } from '@vatio/contract';
import { Problem } from '../../../data/problem.ts';
import type { OfertaPublica } from '../partes/ofertas.ts';

/** The properties that every form of an answer needs. */
export type Contestar = {
  readonly token: string;
  readonly propuesta: propuestaPublica.PropuestaPublica;
  /** The offer that is accepted: the one that was chosen, or the only one. */
  readonly oferta: OfertaPublica;
  readonly onAnswered: (propuesta: propuestaPublica.PropuestaPublica) => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const CERRADA = ['propuesta-ya-aceptada', 'propuesta-ya-rechazada', 'propuesta-caducada', 'enlace-retirado'];

/**
 * Whether the proposal can no longer be answered: it has been answered, it has expired, or another version replaced it.
 */
export function isClosed(cause: unknown): boolean {
  return cause instanceof Problem && CERRADA.includes(cause.code);
}
