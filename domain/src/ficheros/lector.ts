import { splitFields } from './campos.ts';
import type { LectorBytes, Leible } from './formato.ts';
import { formatoDe } from './formatos.ts';
import { type Rechazo, type Registro, rechazo } from './registro.ts';

/** A row may hold several readings, as those of a day. */
type LineaLeida = Registro | Rechazo | readonly Registro[] | null;

type Lector = {
  /** Reads a line, whose number counts from 1; null for a blank one or a header. */
  read(linea: string, numero: number): LineaLeida;
};

export function createReader(leible: Leible): Lector {
  const { separador, cabecera } = leible;
  const lineasPrevias = leible.lineaCabecera === null ? 0 : leible.lineaCabecera + 1;
  const { createReader, createByteReader } = formatoDe(leible.formato);
  const readRow = createReader(leible);
  const porBytes = createByteReader?.(leible);
  const readPlain = porBytes && lectorDeTextoLlano(porBytes);
  return {
    read(linea, numero) {
      if (numero <= lineasPrevias || linea === cabecera) return null;
      const llana = readPlain?.(linea);
      if (llana) return llana;
      if (linea.trim() === '') return null;
      const campos = splitFields(linea, separador);
      if (!campos) return rechazo(numero, 'La fila tiene unas comillas mal cerradas', linea);
      const leido = readRow(campos);
      return typeof leido === 'string' ? rechazo(numero, leido, linea) : leido;
    },
  };
}

/** Gives a line to a reader of bytes: even with the copy it is several times faster than cutting it into cells. */
function lectorDeTextoLlano(porBytes: LectorBytes): (linea: string) => Registro | undefined {
  const bytes = new Uint8Array(1024);
  return (linea) => {
    if (linea.length >= bytes.length) return undefined;
    for (let i = 0; i < linea.length; i++) {
      const codigo = linea.charCodeAt(i);
      if (codigo > 127) return undefined;
      bytes[i] = codigo;
    }
    bytes[linea.length] = 10;
    const registro = porBytes.read(bytes, 0);
    // A line feed inside the text would make a row of its first half.
    return porBytes.siguiente === linea.length + 1 ? registro : undefined;
  };
}

export function recordLinea(leidos: (Registro | Rechazo)[], leido: LineaLeida): void {
  if (leido === null) return;
  if ('tipo' in leido) leidos.push(leido);
  else leidos.push(...leido);
}
