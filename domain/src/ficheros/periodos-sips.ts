/** The six columns of a magnitude by period: `…P1` to `…P6`. */
export function porPeriodos(magnitud: string): string[] {
  return [1, 2, 3, 4, 5, 6].map((periodo) => `${magnitud}P${periodo}`);
}
