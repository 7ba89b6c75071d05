import { isDeepStrictEqual } from 'node:util';

/** The fields that a change really changes, before and after; undefined when there is none. */
export function differences(
  antes: object,
  cambios: object,
): { readonly antes: object; readonly despues: object } | undefined {
  const viejo: Record<string, unknown> = { ...antes };
  const distintos = Object.entries(cambios).filter(
    ([campo, valor]) => valor !== undefined && !isDeepStrictEqual(viejo[campo] ?? null, valor),
  );
  if (distintos.length === 0) return undefined;
  return {
    antes: Object.fromEntries(distintos.map(([campo]) => [campo, viejo[campo] ?? null])),
    despues: Object.fromEntries(distintos),
  };
}
