import { createDateReader } from './celdas-de-fecha.ts';
import { type Columna, type LectorFila, type Leible, nameColumn } from './formato.ts';
import { createHourReader, intervaloDe, splitDateAndHour } from './intervalo.ts';
import { isEstimated } from './metodo-obtencion.ts';
import { readNumber, type SignoDecimal } from './numeros.ts';
import { createCupsReader } from './suministro.ts';

/** Reads the rows of a load curve by the columns that its header named. */
export function createHeaderReader(leible: Leible): LectorFila {
  const { columnas, anchura, decimal, etiquetado } = leible;
  const resolucion = leible.resolucion ?? 60;
  const readCups = createCupsReader();
  const readDate = createDateReader(leible.orden);
  const readHour = createHourReader();
  const columna = (rol: Columna['rol']) => columnas.find((una) => una.rol === rol);
  const colCups = columna('cups');
  const colFecha = columna('fecha') ?? columna('fechaHora');
  const colHora = columna('hora') ?? columna('fechaHora');
  const colMetodo = columna('metodo');
  const colEstacion = columna('estacion');
  const energias = [columna('activa'), columna('vertida'), columna('generada'), columna('autoconsumida')];
  const cuadrantes = [columna('r1'), columna('r2'), columna('r3'), columna('r4')];
  const readEnergias = createMagnitudeReader(energias, decimal);
  const readCuadrantes = createMagnitudeReader(cuadrantes, decimal);

  return (campos) => {
    if (campos.length !== anchura && !sobranVacios(campos, anchura)) {
      return `La fila tiene ${campos.length} columnas y la cabecera ${anchura}`;
    }
    const celda = (una: Columna | undefined) => (una ? campos[una.indice]!.trim() : '');
    const textoCups = celda(colCups);
    const cups = textoCups === '' ? undefined : readCups(textoCups);
    if (cups?.ok === false) return motivo(colCups, cups.issue.message);
    const [fecha, hora] =
      colFecha === colHora ? splitDateAndHour(celda(colFecha)) : [celda(colFecha), celda(colHora)];
    const dia = readDate(fecha);
    if (dia === undefined) return motivo(colFecha, `«${celda(colFecha)}» no es una fecha`);
    const rotulo = readHour(hora);
    const intervalo = rotulo ? intervaloDe(dia, rotulo, { etiquetado, resolucion }) : 'no es una hora';
    if (typeof intervalo === 'string') return motivo(colHora, `«${celda(colHora)}» ${intervalo}`);
    const kwh = readEnergias(campos);
    if (typeof kwh === 'string') return kwh;
    const kvarh = readCuadrantes(campos);
    if (typeof kvarh === 'string') return kvarh;
    const estacion = celda(colEstacion);
    if (!/^[01]?$/.test(estacion)) {
      return motivo(colEstacion, `«${estacion}» no es 0 (invierno) ni 1 (verano)`);
    }
    const metodo = celda(colMetodo) || null;
    return {
      tipo: 'lectura-curva',
      cups: cups?.value.cups ?? null,
      cil: null,
      dia: intervalo.dia,
      finMin: intervalo.finMin,
      verano: estacion === '' ? null : estacion === '1',
      resolucion,
      activaKwh: kwh[0] ?? null,
      vertidaKwh: kwh[1] ?? null,
      generadaKwh: kwh[2] ?? null,
      autoconsumidaKwh: kwh[3] ?? null,
      reactivaKvarh: kvarh.some((valor) => valor !== null) ? kvarh : null,
      estimada: metodo === null ? null : isEstimated(metodo),
      metodo,
    };
  };
}

/** A reader of several numbers of a row, null where the column is missing or blank; or why one cannot be read. */
function createMagnitudeReader(
  columnas: readonly (Columna | undefined)[],
  decimal: SignoDecimal,
): (campos: readonly string[]) => (number | null)[] | string {
  return (campos) => {
    const valores: (number | null)[] = [];
    for (const columna of columnas) {
      const texto = columna ? campos[columna.indice]!.trim() : '';
      const valor = texto === '' ? null : readNumber(texto, decimal);
      if (Number.isNaN(valor)) return motivo(columna, `«${texto}» no es un número`);
      valores.push(valor === null ? null : valor / (columna?.divisor ?? 1));
    }
    return valores;
  };
}

/** A separator at the end of the row adds cells, but no data. */
function sobranVacios(campos: readonly string[], anchura: number): boolean {
  return campos.length > anchura && campos.slice(anchura).every((celda) => celda.trim() === '');
}

function motivo(columna: Columna | undefined, texto: string): string {
  return columna ? `${nameColumn(columna.indice, columna.nombre)}: ${texto}` : texto;
}
