import type { Result } from '../result.ts';
import { detectFormat } from './deteccion.ts';
import { createLabelReader } from './etiqueta.ts';
import { createStream } from './flujo.ts';
import type { Leible } from './formato.ts';
import { AL_FINAL, type Marca } from './intervalo.ts';
import type { LecturaCurva, Rechazo, Registro } from './registro.ts';

/** Fictitious supply points whose control letters hold. */
export const CUPS_A = 'ES0021000000000101YY';
export const CUPS_B = 'ES0031000000000202CF';

type FicheroLeido = {
  readonly deteccion: Leible;
  readonly registros: readonly Registro[];
  readonly rechazos: readonly Rechazo[];
};

/**
 * Recognises and reads a whole file given as text or bytes, in chunks of any size. A piece too short to show what its
 * labels mark is read as `etiqueta` says.
 */
export function readFichero(
  contenido: string | Uint8Array,
  trozo = 64,
  etiqueta: Marca = 'fin',
): FicheroLeido {
  const leible = leibleDe(contenido, etiqueta);
  if (!leible.ok) throw new Error(leible.issue.message);
  return readAs(leible.value, contenido, trozo);
}

/** How a whole file is to be read, or why nobody knows. */
export function leibleDe(contenido: string | Uint8Array, etiqueta?: Marca): Result<Leible> {
  const bytes = enBytes(contenido);
  const deteccion = detectFormat(bytes);
  if (!deteccion.ok) return deteccion;
  const etiquetas = createLabelReader(deteccion.value);
  for (let i = 0; i < bytes.length; i += 1000) etiquetas.push(bytes.subarray(i, i + 1000));
  etiquetas.end();
  return etiquetas.decide(etiqueta);
}

/** Reads a whole file in a known way. */
export function readAs(leible: Leible, contenido: string | Uint8Array, trozo = 64): FicheroLeido {
  const bytes = enBytes(contenido);
  const flujo = createStream(leible);
  const leidos: (Registro | Rechazo)[] = [];
  for (let i = 0; i < bytes.length; i += trozo) leidos.push(...flujo.push(bytes.subarray(i, i + trozo)));
  leidos.push(...flujo.end());
  return {
    deteccion: leible,
    registros: leidos.filter((leido) => leido.tipo !== 'rechazo'),
    rechazos: leidos.filter((leido) => leido.tipo === 'rechazo'),
  };
}

/** A format recognised by the start of a file, its labels taken for ends. */
export function leibleAlFinal(inicio: string | Uint8Array): Leible {
  const deteccion = detectFormat(enBytes(inicio));
  if (!deteccion.ok) throw new Error(deteccion.issue.message);
  return { ...deteccion.value, etiquetado: AL_FINAL, motivoEtiqueta: null };
}

export function lecturasDe(contenido: string | Uint8Array, etiqueta?: Marca): LecturaCurva[] {
  return readFichero(contenido, 64, etiqueta).registros.filter(
    (registro) => registro.tipo === 'lectura-curva',
  );
}

/** Why a file is refused; undefined when it is not. */
export function motivoDeNegativa(contenido: string | Uint8Array): string | undefined {
  const deteccion = detectFormat(enBytes(contenido));
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

export function enBytes(contenido: string | Uint8Array): Uint8Array {
  return typeof contenido === 'string' ? enUtf8(contenido) : contenido;
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
