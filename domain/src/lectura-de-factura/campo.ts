import type { Caja, Palabra } from './palabra.ts';
import { cajaDe } from './palabra.ts';

export type Origen = 'qr' | 'texto' | 'ocr';
export type Confianza = 'segura' | 'por-confirmar';

/** A figure or a word of a bill with its place, and how far it may be trusted. */
export type Campo = {
  /** Its name in the body of the bill's call, such as `consumos.0`, or `cups`, `numero`, `total`, `comercializadora`. */
  readonly nombre: string;
  readonly valor: number | string | boolean;
  /** The first page is 1. */
  readonly pagina: number;
  readonly caja: Caja;
  readonly confianza: Confianza;
  readonly origen: Origen;
};

/** Collects fields, each once: two values of one name are nobody's certainty. */
export class Campos {
  readonly #campos = new Map<string, Campo>();
  readonly #origen: Origen;

  constructor(origen: Origen) {
    this.#origen = origen;
  }

  add(
    nombre: string,
    valor: Campo['valor'],
    { palabras, segura }: { readonly palabras: readonly Palabra[]; readonly segura: boolean },
  ): void {
    const [primera] = palabras;
    if (!primera) return;
    const confianza = segura && this.#origen !== 'ocr' ? 'segura' : 'por-confirmar';
    const mismas = palabras.filter(({ pagina }) => pagina === primera.pagina);
    this.put({
      nombre,
      valor,
      pagina: primera.pagina,
      caja: cajaDe(mismas),
      confianza,
      origen: this.#origen,
    });
  }

  put(campo: Campo): void {
    const previo = this.#campos.get(campo.nombre);
    if (!previo) this.#campos.set(campo.nombre, campo);
    else if (previo.valor !== campo.valor)
      this.#campos.set(campo.nombre, { ...previo, confianza: 'por-confirmar' });
    else if (campo.confianza === 'segura') this.#campos.set(campo.nombre, { ...previo, confianza: 'segura' });
  }

  /** What another figure of the bill has proved. */
  confirm(nombre: string): void {
    const campo = this.#campos.get(nombre);
    if (campo && campo.origen !== 'ocr') this.#campos.set(nombre, { ...campo, confianza: 'segura' });
  }

  get(nombre: string): Campo | undefined {
    return this.#campos.get(nombre);
  }

  all(): readonly Campo[] {
    return [...this.#campos.values()];
  }
}

/** The fields as the body of the bill's call: `consumos.0` is the first of its list. */
export function cuerpoDeFactura(campos: readonly Campo[]): Readonly<Record<string, unknown>> {
  const cuerpo: Record<string, unknown> = {};
  for (const { nombre, valor } of campos) {
    if (FUERA_DEL_CUERPO.has(nombre)) continue;
    put(cuerpo, nombre.split('.'), valor);
  }
  return cuerpo;
}

/** What a bill says of itself, and its calculation does not ask. */
const FUERA_DEL_CUERPO = new Set(['cups', 'numero', 'total', 'comercializadora', 'codigoPostal', 'lectura']);

function put(
  donde: Record<string, unknown>,
  [nombre = '', ...resto]: readonly string[],
  valor: unknown,
): void {
  if (resto.length === 0) {
    donde[nombre] = valor;
    return;
  }
  const enLista = /^\d+$/.test(resto[0] ?? '');
  donde[nombre] ??= enLista ? [] : {};
  put(donde[nombre] as Record<string, unknown>, resto, valor);
}
