import { errorCode, errorMessage, StartupError } from '../../platform/errors.ts';
import { ImportacionRechazada } from './ficheros/rechazada.ts';

/** PostgreSQL's classes for a lost connection and for a server that is stopping or starting; and Node's codes. */
const PASAJEROS = /^(08\d{3}|57P\d{2}|E(CONNRESET|CONNREFUSED|PIPE|TIMEDOUT))$/;
const SIN_SITIO = ['53100', 'ENOSPC'];

/** Whether it may work in a while: the database went away, and may come back. */
export function esPasajero(error: unknown): boolean {
  if (error instanceof StartupError || PASAJEROS.test(errorCode(error) ?? '')) return true;
  // pg gives no code to this one.
  return errorMessage(error).startsWith('Connection terminated');
}

/** What whoever sent the files is told, and whether it is about the files. */
export function motivoDeFallo(error: unknown): { motivo: string; esperado: boolean } {
  if (error instanceof ImportacionRechazada) return { motivo: error.message, esperado: true };
  if (SIN_SITIO.includes(errorCode(error) ?? '')) {
    return { motivo: 'No queda sitio en el disco para importar estos ficheros', esperado: false };
  }
  return { motivo: 'Algo ha fallado al importar: vuelve a intentarlo', esperado: false };
}
