import { importacionDeFilas } from '@vatio/contract/endpoints';

/** What a row would do. */
export type Probada = importacionDeFilas.Fila;

/** As long as somebody waits for a trial; rows that are not tried by then are told of. */
const PACIENCIA_MS = 15_000;

/** The sum of what the rows of a file would do, as many as there is time for, and the first of them. */
export async function rehearseImport(
  pruebas: AsyncIterable<readonly Probada[]>,
  total: number,
): Promise<importacionDeFilas.Ensayo> {
  const hasta = performance.now() + PACIENCIA_MS;
  const probadas: Probada[] = [];
  for await (const unas of pruebas) {
    probadas.push(...unas);
    if (performance.now() > hasta) break;
  }
  const cuantas = (buscada: Probada['accion']) => probadas.filter(({ accion }) => accion === buscada).length;
  const conError = probadas.filter(({ accion }) => accion === 'error');
  const resto = probadas.filter(({ accion }) => accion !== 'error');
  const visibles = [...conError, ...resto].slice(0, importacionDeFilas.MAX_FILAS_A_LA_VISTA);
  return {
    creados: cuantas('crear'),
    cambiados: cuantas('cambiar'),
    sinCambios: cuantas('sin-cambios'),
    errores: conError.length,
    sinProbar: total - probadas.length,
    filas: visibles.sort((a, b) => a.fila - b.fila),
  };
}
