import { fail, ok, type Result } from '../result.ts';
import { nombreLlano } from './campos.ts';
import { decideOrder } from './celdas-de-fecha.ts';
import { createHeaderReader } from './fila-con-cabecera.ts';
import {
  type Columna,
  celdasDe,
  type Energia,
  type Fila,
  type Formato,
  type FormatoFichero,
  type Muestra,
  type Reconocido,
} from './formato.ts';
import { readHour, resolucionDe, splitDateAndHour } from './intervalo.ts';
import { decideDecimal } from './numeros.ts';

/** A hand-downloaded load curve: its columns go by the names of a header, which need not be the first line. */
type CurvaConCabecera = {
  readonly formato: Formato;
  readonly nombre: string;
  /** Plain names of every column; those of an energy without their unit. */
  readonly alias: Readonly<Partial<Record<Columna['rol'], readonly string[]>>>;
  readonly obligatorias: readonly Columna['rol'][];
  /** Divisor of an energy whose column does not say kWh or Wh; undefined where it must say so. */
  readonly divisorSinUnidad?: 1 | 1000;
  /** Which end of the interval the clock label marks. */
  readonly etiqueta: 'fin' | 'inicio';
  readonly createByteReader?: FormatoFichero['createByteReader'];
  /** Decides what the header alone leaves open. */
  readonly confirms?: (cabecera: Fila, columnas: readonly Columna[], filas: readonly Fila[]) => boolean;
};

/** Lines at the start among which the header is looked for. */
const LINEAS_DE_CABECERA = 30;
const ENERGIAS: readonly Energia[] = ['activa', 'vertida', 'generada', 'autoconsumida'];

export function curvaConCabecera(curva: CurvaConCabecera): FormatoFichero {
  return {
    formato: curva.formato,
    nombre: curva.nombre,
    energia: 'activa',
    recognizeFile: (muestra) => recognize(curva, muestra),
    createReader: (deteccion) => createHeaderReader(deteccion, curva.etiqueta),
    ...(curva.createByteReader && { createByteReader: curva.createByteReader }),
  };
}

function recognize(curva: CurvaConCabecera, { filas }: Muestra): Result<Reconocido> | undefined {
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
    return recognizeDatos(fila, columnas, datos);
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
  return columnas;
}

function recognizeDatos(
  cabecera: Fila,
  columnas: readonly Columna[],
  datos: readonly Fila[],
): Result<Reconocido> {
  const indicesDe = (...roles: Columna['rol'][]) =>
    columnas.filter((columna) => roles.includes(columna.rol)).map((columna) => columna.indice);
  const decimal = decideDecimal(celdasDe(datos, indicesDe(...ENERGIAS)), ',');
  if (!decimal.ok) return decimal;
  const fechas = Array.from(
    celdasDe(datos, indicesDe('fecha', 'fechaHora')),
    (celda) => splitDateAndHour(celda)[0],
  );
  const orden = decideOrder(fechas, true);
  if (!orden.ok) return orden;
  const horas = Array.from(celdasDe(datos, indicesDe('hora', 'fechaHora')), (celda) =>
    readHour(splitDateAndHour(celda)[1]),
  );
  const avisos = [];
  if (orden.value === 'mes-dia') avisos.push('Las fechas llevan el mes delante del día');
  if (columnas.every(({ rol }) => rol !== 'cups')) avisos.push('El fichero no dice de qué CUPS es');
  return ok({
    decimal: decimal.value,
    orden: orden.value,
    resolucion: resolucionDe(horas.filter((minutos) => minutos !== undefined)),
    lineaCabecera: cabecera.indice,
    cabecera: cabecera.texto,
    columnas,
    anchura: cabecera.campos.length,
    avisos,
  });
}
