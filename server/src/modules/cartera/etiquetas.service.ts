/** A row with more tags than these would tell nobody anything. */
export const MAX_ETIQUETAS = 20;

/** Several tags as they are kept on a row: each once, in the order of the alphabet. */
export function orderEtiquetas(nombres: readonly string[]): string[] {
  return [...new Set(nombres)].sort((a, b) => a.localeCompare(b, 'es'));
}
