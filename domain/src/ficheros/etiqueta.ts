import { enCifra } from '../cifras-en-texto.ts';
import { fail, ok, type Result } from '../result.ts';
import { EvidenciaDeEtiqueta } from './evidencia-de-etiqueta.ts';
import { createStream } from './flujo.ts';
import type { Deteccion, Leible } from './formato.ts';
import { formatoDe } from './formatos.ts';
import { AL_FINAL, CRUDO, type Etiquetado, type Marca } from './intervalo.ts';
import type { Rechazo, Registro } from './registro.ts';

/** A first reading of a file, chunk by chunk, that finds out what its labels mark. Its memory does not grow with the file. */
type LectorDeEtiquetas = {
  push(chunk: Uint8Array): void;
  end(): void;
  /**
   * How the file is to be read. `respuesta` is what its sender says, and counts where the file does not show it. Fails
   * with `etiqueta-dudosa` when nobody knows, and with `etiquetas-mezcladas` when some labels mark one end and some the other.
   */
  decide(respuesta?: Marca): Result<Leible>;
  /** Rows, read or not, and those of them that cannot be read once the labels are known. */
  count(leida: Pick<Deteccion, 'resolucion'>): { readonly filas: number; readonly rechazadas: number };
};

const PREGUNTA = '¿la hora de cada fila es el principio o el final de su intervalo?';
/** The largest number of an hour, that of the day of 25. */
const MAX_HORA = 25;
const MAX_CUARTO = 100;

/** A first reading of a file of the format that `detectFormat` found; what it needs of the rows is minutes of their day. */
export function createLabelReader(deteccion: Deteccion): LectorDeEtiquetas {
  const { conReloj } = formatoDe(deteccion.formato);
  const flujo = createStream({ ...deteccion, etiquetado: CRUDO, motivoEtiqueta: null });
  const evidencia = new EvidenciaDeEtiqueta(deteccion.escritura === 'numero');
  let [leidas, rechazadas] = [0, 0];
  const receive = (registros: readonly (Registro | Rechazo)[]) => {
    for (const registro of registros) {
      if (registro.tipo === 'rechazo') rechazadas++;
      else leidas++;
      if (conReloj && registro.tipo === 'lectura-curva') evidencia.add(registro);
    }
  };
  return {
    push: (chunk) => receive(flujo.push(chunk)),
    end: () => receive(flujo.end()),
    decide: (respuesta) =>
      conReloj ? decideClock(deteccion, evidencia, respuesta) : ok(sinReloj(deteccion)),
    count({ resolucion }) {
      const fuera = evidencia.numeros.subarray((resolucion === 15 ? MAX_CUARTO : MAX_HORA) + 1);
      const deMas = fuera.reduce((suma, veces) => suma + veces, 0);
      return { filas: leidas + rechazadas, rechazadas: rechazadas + deMas };
    },
  };
}

function sinReloj(deteccion: Deteccion): Leible {
  const motivoEtiqueta =
    deteccion.resolucion === null
      ? null
      : 'Cada fila es un día, y cada columna una de sus horas desde la primera';
  return { ...deteccion, etiquetado: { ...AL_FINAL, marca: 'ordinal' }, motivoEtiqueta };
}

function decideClock(
  deteccion: Deteccion,
  evidencia: EvidenciaDeEtiqueta,
  respuesta: Marca | undefined,
): Result<Leible> {
  const { nombre, escritura, formato } = deteccion;
  if (escritura === 'tramo') {
    const motivo = 'La hora dice el principio y el final de cada intervalo';
    return ok(leible(deteccion, { ...AL_FINAL, marca: 'inicio' }, motivo));
  }
  const esNumero = escritura === 'numero';
  const unidadMin = evidencia.cuentaCuartos ? 15 : 60;
  const resolucion = esNumero && unidadMin === 15 ? 15 : (deteccion.resolucion ?? 60);
  const medido = { ...deteccion, resolucion } as const;
  const veredicto = evidencia.decide({ unidadMin, resolucion, esNumero });
  if (unidadMin === 15) {
    const desdeCero = typeof veredicto !== 'string' && veredicto.marca === 'inicio';
    const motivo = `La hora es el número del cuarto de hora, contando desde el ${desdeCero ? 0 : 1}: pasa de 25`;
    const marca = desdeCero ? 'inicio' : 'ordinal';
    return ok(leible(medido, { marca, medianoche: 'anterior', unidadMin }, motivo));
  }
  if (typeof veredicto !== 'string') {
    const { marca, medianoche, porque } = veredicto;
    return ok(leible(medido, { marca, medianoche, unidadMin }, `${SIGNIFICA[marca]}: ${porque}`));
  }
  if (veredicto === 'mezclada') {
    const motivo = `${nombre}: en unos suministros o fechas la hora es el principio del intervalo y en otros el final; trae cada cual en su fichero`;
    return fail('etiquetas-mezcladas', motivo, 'fichero');
  }
  if (respuesta) {
    const motivo = `${SIGNIFICA[respuesta]}: lo dice quien trae el fichero, que por sí solo no lo muestra`;
    return ok(leible(medido, { ...AL_FINAL, marca: respuesta }, motivo));
  }
  const { marcaOficial } = formatoDe(formato);
  if (marcaOficial) {
    const motivo = `${SIGNIFICA[marcaOficial]}: el fichero no trae días enteros que lo muestren, y así lo fija el formato ${nombre}`;
    return ok(leible(medido, AL_FINAL, motivo));
  }
  const motivo = `${nombre}: ${PREGUNTA} Sus ${enCifra(evidencia.filas)} filas no traen ningún día entero que lo muestre`;
  return fail('etiqueta-dudosa', motivo, 'etiqueta');
}

const SIGNIFICA: Readonly<Record<Marca, string>> = {
  inicio: 'La hora es el principio del intervalo',
  fin: 'La hora es el final del intervalo',
  ordinal: 'La hora es el número del intervalo, contando desde el 1',
};

function leible(deteccion: Deteccion, etiquetado: Etiquetado, motivoEtiqueta: string): Leible {
  return { ...deteccion, etiquetado, motivoEtiqueta };
}
