import { importacionDeFilas } from '@vatio/contract/endpoints';

/** A row as it was tried, and what of each kind it makes or changes. */
export type Probada = importacionDeFilas.Fila & { readonly deCada?: readonly DeCada[] };

type DeCada = NonNullable<importacionDeFilas.Ensayo['deCada']>[number];

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
    ...sumsOf(probadas),
    ...(sinPapel.length > 0 && { sinPapelFirmado: sinPapel.length }),
    sinProbar: total - probadas.length,
    filas: visibles.sort((a, b) => a.fila - b.fila).map(({ deCada, ...fila }) => fila),
  };
}

function sumsOf(probadas: readonly Probada[]): { readonly deCada?: DeCada[] } {
  const todas = probadas.flatMap(({ deCada = [] }) => deCada);
  if (todas.length === 0) return {};
  const deCada = importacionDeFilas.COSAS.map((que) => {
    const suyas = todas.filter((una) => una.que === que);
    const sum = (campo: 'nuevos' | 'cambiados') => suyas.reduce((total, una) => total + una[campo], 0);
    return { que, nuevos: sum('nuevos'), cambiados: sum('cambiados') };
  });
  return { deCada };
}
