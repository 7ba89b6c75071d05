import { createBlocks, MAX_BYTES_LINEA } from './bloques.ts';
import { decodeLinea } from './codificacion.ts';
import type { LectorBytes, Leible } from './formato.ts';
import { formatoDe } from './formatos.ts';
import { createReader, recordLinea } from './lector.ts';
import { createLineas, lineaLarga } from './lineas.ts';
import type { Rechazo, Registro } from './registro.ts';

/** Reads a whole file chunk by chunk, giving the rows that each chunk completes. */
export type Flujo = {
  push(chunk: Uint8Array): (Registro | Rechazo)[];
  /** Answers the last line, when the file does not end in a line feed. */
  end(): (Registro | Rechazo)[];
  readonly lineas: number;
};

/**
 * A reader for a file of the format that `detectFormat` found, once its labels are known. A row that cannot be read comes out as a rejection
 * with its line and reason, as does a line longer than `maximo` bytes; nothing throws.
 */
export function createStream(leible: Leible, maximo = MAX_BYTES_LINEA): Flujo {
  const porBytes = formatoDe(leible.formato).createByteReader?.(leible);
  return porBytes ? flujoDeBytes(leible, porBytes, maximo) : flujoDeTexto(leible, maximo);
}

function flujoDeTexto(leible: Leible, maximo: number): Flujo {
  const lector = createReader(leible);
  const lineas = createLineas({ codificacion: leible.codificacion, maximo });

  function read(texto: readonly string[]): (Registro | Rechazo)[] {
    const primera = lineas.lineas - texto.length + 1;
    const leidos: (Registro | Rechazo)[] = lineas.takeRejections();
    for (const [i, linea] of texto.entries()) recordLinea(leidos, lector.read(linea, primera + i));
    return leidos;
  }

  return {
    push: (chunk) => read(lineas.push(chunk)),
    end: () => read(lineas.end()),
    get lineas() {
      return lineas.lineas;
    },
  };
}

function flujoDeBytes(leible: Leible, porBytes: LectorBytes, maximo: number): Flujo {
  const lector = createReader(leible);
  const bloques = createBlocks(maximo);
  let lineas = 0;

  function readBlock(bloque: Uint8Array): (Registro | Rechazo)[] {
    const leidos: (Registro | Rechazo)[] = [];
    for (let inicio = 0; inicio < bloque.length; ) {
      lineas++;
      const registro = porBytes.read(bloque, inicio);
      if (registro) {
        leidos.push(registro);
        inicio = porBytes.siguiente;
        continue;
      }
      const salto = bloque.indexOf(10, inicio);
      const fin = salto < 0 ? bloque.length : salto;
      readPlainText(bloque.subarray(inicio, fin), leidos);
      inicio = fin + 1;
    }
    const larga = bloques.takeLongLine();
    if (larga) leidos.push(lineaLarga(lineas + 1, decodeLinea(larga, leible.codificacion), maximo));
    return leidos;
  }

  function readPlainText(bytes: Uint8Array, leidos: (Registro | Rechazo)[]): void {
    const texto = decodeLinea(bytes, leible.codificacion).replace(/^\uFEFF|\r$/g, '');
    if (bytes.length > maximo) leidos.push(lineaLarga(lineas, texto, maximo));
    else recordLinea(leidos, lector.read(texto, lineas));
  }

  return {
    push: (chunk) => readBlock(bloques.push(chunk)),
    end: () => readBlock(bloques.end()),
    get lineas() {
      return lineas;
    },
  };
}
