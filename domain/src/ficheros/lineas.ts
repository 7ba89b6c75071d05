import { createBlocks, MAX_BYTES_LINEA } from './bloques.ts';
import { type Codificacion, decodeLinea, decodeUtf8, decodificar1252 } from './codificacion.ts';
import { type Rechazo, rechazo } from './registro.ts';

type OpcionesLineas = {
  /** By default UTF-8, with Windows-1252 for the lines that are not. */
  readonly codificacion?: Codificacion;
  readonly maximo?: number;
};

/** Cuts a stream of bytes into lines of text, without line ends (LF or CRLF) nor byte order mark. */
type Lineas = {
  push(chunk: Uint8Array): string[];
  end(): string[];
  /** The lines refused for their length since the last call; each was delivered as an empty line. */
  takeRejections(): Rechazo[];
  readonly lineas: number;
  readonly bytes: number;
};

export function createLineas(opciones: OpcionesLineas = {}): Lineas {
  const { codificacion = 'utf-8', maximo = MAX_BYTES_LINEA } = opciones;
  const bloques = createBlocks(maximo);
  let rechazos: Rechazo[] = [];
  let lineas = 0;
  let bytes = 0;

  function deliver(bloque: Uint8Array): string[] {
    const delBloque = bloque.length === 0 ? [] : split(bloque, codificacion);
    for (let i = 0; i < delBloque.length; i++) {
      const linea = delBloque[i]!;
      if (linea.length * 3 > maximo && bytesDe(linea, codificacion) > maximo) {
        rechazos.push(lineaLarga(lineas + i + 1, linea, maximo));
        delBloque[i] = '';
      } else if (linea.endsWith('\r')) {
        delBloque[i] = linea.slice(0, -1);
      }
    }
    if (lineas === 0 && delBloque[0]?.startsWith('\uFEFF')) delBloque[0] = delBloque[0].slice(1);
    lineas += delBloque.length;
    const larga = bloques.takeLongLine();
    if (larga) rechazos.push(lineaLarga(lineas + 1, decodeLinea(larga, codificacion), maximo));
    return delBloque;
  }

  return {
    push(chunk) {
      bytes += chunk.length;
      return deliver(bloques.push(chunk));
    },
    end: () => deliver(bloques.end()),
    takeRejections() {
      const tomados = rechazos;
      rechazos = [];
      return tomados;
    },
    get lineas() {
      return lineas;
    },
    get bytes() {
      return bytes;
    },
  };
}

export function lineaLarga(numero: number, texto: string, maximo: number): Rechazo {
  return rechazo(numero, `La línea pasa de ${maximo} bytes: no puede ser una fila de datos`, texto);
}

function split(bloque: Uint8Array, codificacion: Codificacion): string[] {
  const texto = codificacion === 'utf-8' ? decodeUtf8(bloque) : decodificar1252(bloque);
  if (texto === undefined) return splitOneByOne(bloque);
  const lineas = texto.split('\n');
  if (lineas.at(-1) === '') lineas.pop();
  return lineas;
}

function splitOneByOne(bloque: Uint8Array): string[] {
  const lineas: string[] = [];
  for (let inicio = 0; inicio < bloque.length; ) {
    const salto = bloque.indexOf(10, inicio);
    const fin = salto < 0 ? bloque.length : salto;
    lineas.push(decodeLinea(bloque.subarray(inicio, fin), 'utf-8'));
    inicio = fin + 1;
  }
  return lineas;
}

function bytesDe(linea: string, codificacion: Codificacion): number {
  if (codificacion === 'windows-1252') return linea.length;
  let bytes = 0;
  for (const caracter of linea) {
    const codigo = caracter.codePointAt(0)!;
    bytes += codigo < 0x80 ? 1 : codigo < 0x800 ? 2 : codigo < 0x10000 ? 3 : 4;
  }
  return bytes;
}
