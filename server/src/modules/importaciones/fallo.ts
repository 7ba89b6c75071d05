import { errorCode } from '../../platform/errors.ts';
import { ProblemError } from '../../platform/problems.ts';
import { ImportacionRechazada } from './ficheros/rechazada.ts';

const SIN_SITIO = ['53100', 'ENOSPC'];

/** The sentence for whoever sent the files, and whether they are at fault. */
export function motivoDeFallo(error: unknown): { motivo: string; esperado: boolean } {
  if (error instanceof ImportacionRechazada) return { motivo: error.message, esperado: true };
  if (error instanceof ProblemError) return { motivo: error.problem.title, esperado: true };
  if (SIN_SITIO.includes(errorCode(error) ?? '')) {
    return { motivo: 'No queda sitio en el disco para importar estos ficheros', esperado: false };
  }
  return { motivo: 'Algo ha fallado al importar: vuelve a intentarlo', esperado: false };
}
