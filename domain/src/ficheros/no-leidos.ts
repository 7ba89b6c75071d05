import { isCupsDeGas } from '../cups-de-gas.ts';
import { nombreLlano } from './campos.ts';
import { type Fila, halfOfThemFit, type Muestra } from './formato.ts';
import { looksLikeCil, looksLikeCups } from './suministro.ts';

/** Files of the trade that are recognised only to say why they are not read. */
const NO_LEIDOS: readonly { readonly matches: (muestra: Muestra) => boolean; readonly motivo: string }[] = [
  {
    matches: ({ filas }) => hasHeader(filas, ['valle', 'llano', 'punta']),
    motivo: 'Es el consumo mensual de Datadis, que no trae horas: descarga el horario',
  },
  {
    matches: ({ filas }) => hasHeader(filas, ['cups', 'caudal']) || halfOfThemFit(filas, isOfGas),
    motivo: 'Es un fichero de suministros de gas: aquí se importan los de electricidad',
  },
  {
    matches: ({ filas }) =>
      halfOfThemFit(filas, ({ campos }) => looksLikeCil(campos[0]!) && isCorbagen(campos)),
    motivo: 'Es una curva de generación CORBAGEN, cuya unidad no consta: no se lee para no errar por mil',
  },
];

export function motivoNoLeido(muestras: readonly Muestra[]): string {
  const conocido = NO_LEIDOS.find(({ matches }) => muestras.some(matches));
  return conocido?.motivo ?? motivoDesconocido(muestras);
}

function hasHeader(filas: readonly Fila[], nombres: readonly string[]): boolean {
  return filas.slice(0, 30).some(({ campos }) => {
    const llanos = campos.map(nombreLlano);
    return nombres.every((nombre) => llanos.some((llano) => llano.includes(nombre)));
  });
}

function isOfGas({ campos }: Fila): boolean {
  return campos.some((campo) => looksLikeCups(campo.trim()) && isCupsDeGas(campo.trim()));
}

function isCorbagen(campos: readonly string[]): boolean {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(campos[1] ?? '') && campos.length >= 6;
}

/** Says what the first row looks like, which is what its sender can compare. */
function motivoDesconocido(muestras: readonly Muestra[]): string {
  const inicio = 'No se reconoce el formato';
  const [muestra] = [...muestras].sort((a, b) => anchura(b) - anchura(a));
  const primera = muestra?.filas[0];
  if (!muestra || !primera || primera.campos.length < 2) {
    return `${inicio}: la primera línea no tiene columnas separadas por «;», «,» ni tabulador`;
  }
  const separador = muestra.separador === '\t' ? 'tabulador' : `«${muestra.separador}»`;
  const columnas = `${primera.campos.length} columnas separadas por ${separador}`;
  if (primera.campos.some((campo) => looksLikeCups(campo.trim()))) {
    return `${inicio}: las filas traen un CUPS y ${columnas}, y ningún formato conocido es así`;
  }
  const nombres = primera.campos.map((campo) => campo.trim()).join(', ');
  return `${inicio}: la primera línea tiene ${columnas} (${nombres.slice(0, 200)})`;
}

function anchura(muestra: Muestra): number {
  return muestra.filas[0]?.campos.length ?? 0;
}
