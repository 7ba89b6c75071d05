/** A time in words: `40 s`, `3 min`, `1 h 20 min`. */
export function remainingText(segundos: number): string {
  if (segundos < 60) return `${Math.max(1, Math.round(segundos))} s`;
  const minutos = Math.round(segundos / 60);
  if (minutos < 60) return `${minutos} min`;
  const resto = minutos % 60;
  return resto === 0 ? `${minutos / 60} h` : `${Math.floor(minutos / 60)} h ${resto} min`;
}
