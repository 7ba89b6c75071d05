import { importacionDeFilas } from '@vatio/contract/endpoints';

export type Probada = importacionDeFilas.Fila;

/** A trial may take this long, in ms; the rows that were not tried are counted. */
const PACIENCIA_MS = 15_000;

/** Adds up the effects of a file's rows, as many as there is time for, with the first of them. */
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
  const sinPapel = resto.filter(({ sinPapelFirmado }) => sinPapelFirmado);
  const conAviso = resto.filter(({ sinPapelFirmado, aviso }) => !sinPapelFirmado && aviso !== null);
  const otras = resto.filter(({ sinPapelFirmado, aviso }) => !sinPapelFirmado && aviso === null);
  const visibles = [...conError, ...sinPapel, ...conAviso, ...otras].slice(
    0,
    importacionDeFilas.MAX_FILAS_A_LA_VISTA,
  );
  return {
    creados: cuantas('crear'),
    cambiados: cuantas('cambiar'),
    sinCambios: cuantas('sin-cambios'),
    errores: conError.length,
    conAviso: resto.filter(({ aviso }) => aviso !== null).length,
    ...(sinPapel.length > 0 && { sinPapelFirmado: sinPapel.length }),
    sinProbar: total - probadas.length,
    filas: visibles.sort((a, b) => a.fila - b.fila),
  };
}
