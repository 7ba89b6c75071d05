import { ok, type Result } from '../result.ts';
import { nombreLlano } from './campos.ts';
import { createDateReader, decideOrder } from './celdas-de-fecha.ts';
import {
  type Columna,
  celdasDe,
  type Deteccion,
  type Fila,
  type FormatoFichero,
  type LectorFila,
  type Muestra,
  nameColumn,
  type Reconocido,
} from './formato.ts';
import { decideDecimal, readNumber } from './numeros.ts';
import type { LecturaCurva } from './registro.ts';
import { createCupsReader } from './suministro.ts';

/** Lines at the start among which the header is looked for. */
const LINEAS_DE_CABECERA = 30;
const HORAS_DE_UN_DIA = 24;

/**
 * A row a day, as E-REDES and others give their curves: `Fecha;H01;…;H24[;H25]`, kWh, sometimes with a CUPS column and
 * lines of a title above. H25 is only of the last Sunday of October. An empty cell is an hour that is missing.
 */
export const matrizDeHoras: FormatoFichero = {
  formato: 'matriz-de-horas',
  nombre: 'Matriz de horas (una fila por día)',
  energia: 'activa',
  recognizeFile: recognize,
  createReader,
};

function recognize({ filas }: Muestra): Result<Reconocido> | undefined {
  for (const [i, fila] of filas.slice(0, LINEAS_DE_CABECERA).entries()) {
    const columnas = columnasDe(fila);
    if (!columnas) continue;
    const datos = filas.slice(i + 1);
    const deRol = (rol: Columna['rol']) =>
      columnas.filter((columna) => columna.rol === rol).map(({ indice }) => indice);
    const decimal = decideDecimal(celdasDe(datos, deRol('activa')), ',');
    if (!decimal.ok) return decimal;
    const orden = decideOrder(celdasDe(datos, deRol('fecha')), true);
    if (!orden.ok) return orden;
    return ok({
      decimal: decimal.value,
      orden: orden.value,
      resolucion: 60,
      escritura: null,
      lineaCabecera: fila.indice,
      cabecera: fila.texto,
      columnas,
      anchura: fila.campos.length,
      avisos: deRol('cups').length === 0 ? ['El fichero no dice de qué CUPS es'] : [],
    });
  }
  return undefined;
}

/** Date, CUPS if there is one and the hours in order; undefined for a row that is not the header. */
function columnasDe({ campos }: Fila): Columna[] | undefined {
  const llanos = campos.map(nombreLlano);
  const columna = (rol: Columna['rol'], indice: number): Columna => ({
    rol,
    indice,
    nombre: campos[indice]!.trim(),
    divisor: 1,
  });
  const fecha = llanos.findIndex((llano) => llano === 'fecha' || llano === 'dia');
  if (fecha < 0) return undefined;
  const cups = llanos.indexOf('cups');
  const horas: Columna[] = [];
  for (let hora = 1; hora <= HORAS_DE_UN_DIA + 1; hora++) {
    const nombre = new RegExp(`^h0?${hora}(kwh)?$`);
    const indice = llanos.findIndex((llano) => nombre.test(llano));
    if (indice >= 0) horas.push(columna('activa', indice));
    else if (hora <= HORAS_DE_UN_DIA) return undefined;
  }
  return [columna('fecha', fecha), ...(cups < 0 ? [] : [columna('cups', cups)]), ...horas];
}

function createReader({ columnas, anchura, decimal, orden }: Deteccion): LectorFila {
  const readCups = createCupsReader();
  const readDate = createDateReader(orden);
  const colFecha = columnas.find(({ rol }) => rol === 'fecha')!;
  const colCups = columnas.find(({ rol }) => rol === 'cups');
  const horas = columnas.filter(({ rol }) => rol === 'activa');
  return (campos) => {
    // Rows without the 25th hour, or without the empty cells of the end, are as good.
    if (campos.length > anchura && campos.slice(anchura).some((celda) => celda.trim() !== '')) {
      return `La fila tiene ${campos.length} columnas y la cabecera ${anchura}`;
    }
    const celda = ({ indice }: Columna) => (campos[indice] ?? '').trim();
    const dia = readDate(celda(colFecha));
    if (dia === undefined) return `${nameOf(colFecha)}: «${celda(colFecha)}» no es una fecha`;
    const textoCups = colCups ? celda(colCups) : '';
    const cups = textoCups === '' ? undefined : readCups(textoCups);
    if (cups?.ok === false) return `${nameOf(colCups!)}: ${cups.issue.message}`;
    const lecturas: LecturaCurva[] = [];
    for (const [i, columna] of horas.entries()) {
      const texto = celda(columna);
      if (texto === '') continue;
      const activaKwh = readNumber(texto, decimal);
      if (Number.isNaN(activaKwh)) return `${nameOf(columna)}: «${texto}» no es un número`;
      lecturas.push(lecturaDe({ cups: cups?.value.cups ?? null, dia, finMin: (i + 1) * 60, activaKwh }));
    }
    return lecturas;
  };
}

function nameOf({ indice, nombre }: Columna): string {
  return nameColumn(indice, nombre);
}

function lecturaDe(
  datos: Pick<LecturaCurva, 'cups' | 'dia' | 'finMin'> & { readonly activaKwh: number },
): LecturaCurva {
  return {
    ...datos,
    tipo: 'lectura-curva',
    cil: null,
    verano: null,
    resolucion: 60,
    vertidaKwh: null,
    generadaKwh: null,
    autoconsumidaKwh: null,
    reactivaKvarh: null,
    estimada: null,
    metodo: null,
  };
}
