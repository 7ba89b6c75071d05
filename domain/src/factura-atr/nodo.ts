import { type Dia, parseFecha } from '../fecha.ts';

/** An element of an ATR message: its own text and the elements inside, in their order. */
export type Nodo = {
  readonly nombre: string;
  readonly texto: string;
  readonly hijos: readonly Nodo[];
};

export function hijosDe(nodo: Nodo | undefined, nombre: string): readonly Nodo[] {
  return nodo?.hijos.filter((hijo) => hijo.nombre === nombre) ?? [];
}

/** The element at the end of a way of names; undefined where one of them is missing. */
export function nodoEn(nodo: Nodo | undefined, ...nombres: readonly string[]): Nodo | undefined {
  let actual = nodo;
  for (const nombre of nombres) actual = actual?.hijos.find((hijo) => hijo.nombre === nombre);
  return actual;
}

/** Undefined where the element is missing or empty. */
export function textoEn(nodo: Nodo | undefined, ...nombres: readonly string[]): string | undefined {
  return nodoEn(nodo, ...nombres)?.texto.trim() || undefined;
}

/**
 * Senders write decimals where the norm has whole numbers, and now and then a decimal comma. Undefined where there is no
 * number, which nobody may take for a zero.
 */
export function cifraEn(nodo: Nodo | undefined, ...nombres: readonly string[]): number | undefined {
  const texto = textoEn(nodo, ...nombres)?.replace(',', '.');
  if (texto === undefined || !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(texto)) return undefined;
  return Number(texto);
}

export function diaEn(nodo: Nodo | undefined, ...nombres: readonly string[]): Dia | undefined {
  const dia = parseFecha(textoEn(nodo, ...nombres)?.slice(0, 10) ?? '');
  return dia.ok ? dia.value : undefined;
}
