/** The radar begins that many days before. */
const PRONTO_DIAS = 90;

/** How pressing an end is, by the days that are left to it. */
export function plazoDe(dias: number): 'vencido' | 'pronto' | undefined {
  if (dias < 0) return 'vencido';
  return dias <= PRONTO_DIAS ? 'pronto' : undefined;
}
