import { detectFormat } from './deteccion.ts';
import { createStream } from './flujo.ts';
import type { Deteccion } from './formato.ts';
import type { LecturaCurva, Rechazo, Registro } from './registro.ts';

/** Fictitious supply points whose control letters hold. */
export const CUPS_A = 'ES0021000000000101YY';
export const CUPS_B = 'ES0031000000000202CF';

type FicheroLeido = {
  readonly deteccion: Deteccion;
  readonly registros: readonly Registro[];
  readonly rechazos: readonly Rechazo[];
};

/** Recognises and reads a whole file given as text or bytes, in chunks of any size. */
export function readFichero(contenido: string | Uint8Array, trozo = 64): FicheroLeido {
  const bytes = typeof contenido === 'string' ? enUtf8(contenido) : contenido;
  const deteccion = detectFormat(bytes);
  if (!deteccion.ok) throw new Error(deteccion.issue.message);
  const flujo = createStream(deteccion.value);
  const leidos: (Registro | Rechazo)[] = [];
  for (let i = 0; i < bytes.length; i += trozo) leidos.push(...flujo.push(bytes.subarray(i, i + trozo)));
  leidos.push(...flujo.end());
  return {
    deteccion: deteccion.value,
    registros: leidos.filter((leido) => leido.tipo !== 'rechazo'),
    rechazos: leidos.filter((leido) => leido.tipo === 'rechazo'),
  };
}

export function lecturasDe(contenido: string | Uint8Array): LecturaCurva[] {
  return readFichero(contenido).registros.filter((registro) => registro.tipo === 'lectura-curva');
}

/** Why a file is refused; undefined when it is not. */
export function motivoDeNegativa(contenido: string | Uint8Array): string | undefined {
  const deteccion = detectFormat(typeof contenido === 'string' ? enUtf8(contenido) : contenido);
  return deteccion.ok ? undefined : deteccion.issue.message;
}

/** A reading with every field that the test does not name in null. */
export function lectura(campos: Partial<LecturaCurva> & Pick<LecturaCurva, 'dia' | 'finMin'>): LecturaCurva {
  return {
    tipo: 'lectura-curva',
    cups: null,
    cil: null,
    verano: null,
    resolucion: 60,
    activaKwh: null,
    vertidaKwh: null,
    generadaKwh: null,
    autoconsumidaKwh: null,
    reactivaKvarh: null,
    estimada: null,
    metodo: null,
    ...campos,
  };
}

export function enUtf8(texto: string): Uint8Array {
  const codigos = encodeURIComponent(texto).replace(/%(..)|[^%]/g, (caracter, hexadecimal?: string) =>
    hexadecimal ? ` ${hexadecimal}` : ` ${caracter.charCodeAt(0).toString(16)}`,
  );
  return Uint8Array.from(codigos.split(' ').slice(1), (codigo) => Number.parseInt(codigo, 16));
}

/** Only for texts whose letters are in Latin-1. */
export function en1252(texto: string): Uint8Array {
  return Uint8Array.from(texto, (caracter) => caracter.charCodeAt(0));
}

export function dia(fecha: string): number {
  return Date.parse(fecha) / 86_400_000;
}
