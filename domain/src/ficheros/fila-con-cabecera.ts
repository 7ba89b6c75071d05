import { createDateReader } from './celdas-de-fecha.ts';
import { type Columna, type Deteccion, type LectorFila, nameColumn } from './formato.ts';
import { createHourReader, intervaloDesde, intervaloHasta, splitDateAndHour } from './intervalo.ts';
import { isEstimated } from './metodo-obtencion.ts';
import { readNumber } from './numeros.ts';
import { createCupsReader } from './suministro.ts';

/** Reads the rows of a load curve by the columns that its header named. */
export function createHeaderReader(deteccion: Deteccion, etiqueta: 'fin' | 'inicio'): LectorFila {
  const { columnas, anchura, decimal } = deteccion;
  const resolucion = deteccion.resolucion ?? 60;
  const readCups = createCupsReader();
  const readDate = createDateReader(deteccion.orden);
  const readHour = createHourReader();
  const columna = (rol: Columna['rol']) => columnas.find((una) => una.rol === rol);
  const colCups = columna('cups');
  const colFecha = columna('fecha') ?? columna('fechaHora');
  const colHora = columna('hora') ?? columna('fechaHora');
  const colMetodo = columna('metodo');
  const energias = [columna('activa'), columna('vertida'), columna('generada'), columna('autoconsumida')];

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
    const minutos = readHour(hora);
    if (minutos === undefined) return motivo(colHora, `«${celda(colHora)}» no es una hora`);
    if (minutos % resolucion !== 0) {
      return motivo(colHora, `«${celda(colHora)}» no cierra un intervalo de ${resolucion} minutos`);
    }
    const kwh: (number | null)[] = [];
    for (const una of energias) {
      const texto = celda(una);
      const valor = texto === '' ? null : readNumber(texto, decimal);
      if (Number.isNaN(valor)) return motivo(una, `«${texto}» no es un número`);
      kwh.push(valor === null ? null : valor / (una?.divisor ?? 1));
    }
    const metodo = celda(colMetodo) || null;
    const intervalo =
      etiqueta === 'fin' ? intervaloHasta(dia, minutos) : intervaloDesde(dia, minutos, resolucion);
    return {
      tipo: 'lectura-curva',
      cups: cups?.value.cups ?? null,
      cil: null,
      dia: intervalo.dia,
      finMin: intervalo.finMin,
      verano: null,
      resolucion,
      activaKwh: kwh[0] ?? null,
      vertidaKwh: kwh[1] ?? null,
      generadaKwh: kwh[2] ?? null,
      autoconsumidaKwh: kwh[3] ?? null,
      reactivaKvarh: null,
      estimada: metodo === null ? null : isEstimated(metodo),
      metodo,
    };
  };
}

/** A separator at the end of the row adds cells, but no data. */
function sobranVacios(campos: readonly string[], anchura: number): boolean {
  return campos.length > anchura && campos.slice(anchura).every((celda) => celda.trim() === '');
}

function motivo(columna: Columna | undefined, texto: string): string {
  return columna ? `${nameColumn(columna.indice, columna.nombre)}: ${texto}` : texto;
}
