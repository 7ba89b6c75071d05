/** The names of a list of columns, separated by spaces or lines. */
export function nombres(lista: string): string[] {
  return lista.trim().split(/\s+/);
}

/** The six columns of a magnitude by period: `…P1` to `…P6`. */
export function porPeriodos(magnitud: string): string[] {
  return [1, 2, 3, 4, 5, 6].map((periodo) => `${magnitud}P${periodo}`);
}
