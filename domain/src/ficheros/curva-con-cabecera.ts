import { fail, ok, type Result } from '../result.ts';
import { nombreLlano } from './campos.ts';
import { decideOrder } from './celdas-de-fecha.ts';
import { createHeaderReader } from './fila-con-cabecera.ts';
import {
  type Columna,
  type Cuadrante,
  celdasDe,
  type Energia,
  type Fila,
  type Formato,
  type FormatoFichero,
  type Muestra,
  type Reconocido,
} from './formato.ts';
import { escrituraDe, type Rotulo, readHour, resolucionDe, splitDateAndHour } from './intervalo.ts';
import { decideDecimal, type SignoDecimal } from './numeros.ts';

/** A hand-downloaded load curve: its columns go by the names of a header, which need not be the first line. */
type CurvaConCabecera = {
  readonly formato: Formato;
  readonly nombre: string;
  /** Plain names of every column; those of an energy without their unit. */
  readonly alias: Readonly<Partial<Record<Columna['rol'], readonly string[]>>>;
  readonly obligatorias: readonly Columna['rol'][];
  /** Divisor of an energy whose column does not say kWh or Wh; undefined where it must say so. */
  readonly divisorSinUnidad?: 1 | 1000;
  readonly createByteReader?: FormatoFichero['createByteReader'];
  readonly generico?: true;
  /** Decides what the header alone leaves open. */
  readonly confirms?: (cabecera: Fila, columnas: readonly Columna[], filas: readonly Fila[]) => boolean;
};

/** Lines at the start among which the header is looked for. */
const LINEAS_DE_CABECERA = 30;
const ENERGIAS: readonly Energia[] = ['activa', 'vertida', 'generada', 'autoconsumida'];
const CUADRANTES: readonly Cuadrante[] = ['r1', 'r2', 'r3', 'r4'];

export function curvaConCabecera(curva: CurvaConCabecera): FormatoFichero {
  return {
    formato: curva.formato,
    nombre: curva.nombre,
    energia: 'activa',
    recognizeFile: (muestra) => recognize(curva, muestra),
    createReader: createHeaderReader,
    conReloj: true,
    ...(curva.generico && { generico: true }),
    ...(curva.createByteReader && { createByteReader: curva.createByteReader }),
  };
}

function recognize(curva: CurvaConCabecera, { filas, separador }: Muestra): Result<Reconocido> | undefined {
  for (const [i, fila] of filas.slice(0, LINEAS_DE_CABECERA).entries()) {
    const columnas = columnasDe(curva, fila.campos);
    const roles = columnas.map((columna) => columna.rol);
    if (!curva.obligatorias.every((rol) => roles.includes(rol))) continue;
    const datos = filas.slice(i + 1);
    if (curva.confirms?.(fila, columnas, datos) === false) return undefined;
    const repetido = roles.find((rol, j) => roles.indexOf(rol) !== j);
    if (repetido) {
      const dos = columnas.filter((columna) => columna.rol === repetido).map(({ nombre }) => `«${nombre}»`);
      const motivo = `La cabecera tiene más de una columna para el mismo dato: ${dos.join(' y ')}`;
      return fail('columna-repetida', motivo, 'cabecera');
    }
    return recognizeDatos(fila, { columnas, datos, propio: separador === ',' ? '.' : ',' });
  }
  return undefined;
}

function columnasDe(curva: CurvaConCabecera, cabecera: readonly string[]): Columna[] {
  const columnas: Columna[] = [];
  for (const [indice, celda] of cabecera.entries()) {
    const llano = nombreLlano(celda);
    const [, sinUnidad = llano, unidad] = /^(.*?)(kwh|wh)$/.exec(llano) ?? [];
    const divisor = unidad === 'kwh' ? 1 : unidad === 'wh' ? 1000 : curva.divisorSinUnidad;
    for (const rol of Object.keys(curva.alias) as Columna['rol'][]) {
      const esEnergia = (ENERGIAS as readonly string[]).includes(rol);
      if (!curva.alias[rol]?.includes(esEnergia ? sinUnidad : llano)) continue;
      if (esEnergia && divisor === undefined) continue;
      columnas.push({ rol, indice, nombre: celda.trim(), divisor: esEnergia ? (divisor ?? 1) : 1 });
    }
  }
  return columnas.map((columna) => inUnitOfEnergy(columna, columnas));
}

/** Reactive energy does not say its unit: it is VArh beside Wh, and kVArh beside kWh. */
function inUnitOfEnergy(columna: Columna, columnas: readonly Columna[]): Columna {
  if (!(CUADRANTES as readonly string[]).includes(columna.rol)) return columna;
  return { ...columna, divisor: columnas.find(({ rol }) => rol === 'activa')?.divisor ?? 1 };
}

function recognizeDatos(
  cabecera: Fila,
  {
    columnas,
    datos,
    propio,
  }: {
    readonly columnas: readonly Columna[];
    readonly datos: readonly Fila[];
    /** A comma that separates cells does not separate decimals too. */
    readonly propio: SignoDecimal;
  },
): Result<Reconocido> {
  const indicesDe = (...roles: Columna['rol'][]) =>
    columnas.filter((columna) => roles.includes(columna.rol)).map((columna) => columna.indice);
  const decimal = decideDecimal(celdasDe(datos, indicesDe(...ENERGIAS, ...CUADRANTES)), propio);
  if (!decimal.ok) return decimal;
  const fechas = Array.from(
    celdasDe(datos, indicesDe('fecha', 'fechaHora')),
    (celda) => splitDateAndHour(celda)[0],
  );
  const orden = decideOrder(fechas, true);
  if (!orden.ok) return orden;
  const rotulos = Array.from(celdasDe(datos, indicesDe('hora', 'fechaHora')), readLabel).filter(
    (rotulo) => rotulo !== undefined,
  );
  const avisos = [];
  if (orden.value === 'mes-dia') avisos.push('Las fechas llevan el mes delante del día');
  if (columnas.every(({ rol }) => rol !== 'cups')) avisos.push('El fichero no dice de qué CUPS es');
  return ok({
    decimal: decimal.value,
    orden: orden.value,
    resolucion: resolucionDe(rotulos.map(({ minutos }) => minutos)),
    escritura: escrituraDe(rotulos),
    lineaCabecera: cabecera.indice,
    cabecera: cabecera.texto,
    columnas,
    anchura: cabecera.campos.length,
    avisos,
  });
}

/** The label of a cell of hours, which may bring its date before and blanks inside: `00:00 - 01:00`. */
function readLabel(celda: string): Rotulo | undefined {
  return readHour(celda) ?? readHour(splitDateAndHour(celda)[1]);
}
