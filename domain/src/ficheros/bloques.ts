/** Bytes of a line, beyond which it is refused: no format comes near, and memory must not follow the file. */
export const MAX_BYTES_LINEA = 65_536;

const LF = 10;
const VACIO = new Uint8Array(0);

/** Cuts a stream of bytes at line ends. */
type Bloques = {
  /** The whole lines, line feeds included, that the chunk completes; the rest waits for the next chunk. */
  push(chunk: Uint8Array): Uint8Array;
  /** The last line, when the file does not end in a line feed. */
  end(): Uint8Array;
  /**
   * The start of the line that comes after the last block when it has just passed the limit. The line itself
   * will appear as an empty one, so that the count of lines holds.
   */
  takeLongLine(): Uint8Array | undefined;
};

export function createBlocks(maximo = MAX_BYTES_LINEA): Bloques {
  let resto = VACIO;
  let saltando = false;
  let larga: Uint8Array | undefined;

  function save(bytes: Uint8Array): void {
    if (bytes.length > maximo) {
      larga = bytes.slice(0, 1024);
      saltando = true;
      resto = VACIO;
    } else {
      // A copy: the caller may reuse the memory of its chunk.
      resto = bytes.slice();
    }
  }

  return {
    push(chunk) {
      let nuevo = chunk;
      if (saltando) {
        const salto = chunk.indexOf(LF);
        if (salto < 0) return VACIO;
        saltando = false;
        nuevo = chunk.subarray(salto);
      }
      const corte = nuevo.lastIndexOf(LF) + 1;
      if (corte === 0) {
        save(join(resto, nuevo));
        return VACIO;
      }
      const bloque = join(resto, nuevo.subarray(0, corte));
      save(nuevo.subarray(corte));
      return bloque;
    },
    end() {
      const ultimo = saltando ? Uint8Array.of(LF) : resto;
      resto = VACIO;
      saltando = false;
      return ultimo;
    },
    takeLongLine() {
      const inicio = larga;
      larga = undefined;
      return inicio;
    },
  };
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const junto = new Uint8Array(a.length + b.length);
  junto.set(a);
  junto.set(b, a.length);
  return junto;
}
