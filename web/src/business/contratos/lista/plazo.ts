/** How many days before its end a contract appears on the radar of renewals. */
const PRONTO_DIAS = 90;

/** How urgent the end of a contract is, from the days that are left. */
export function plazoDe(dias: number): 'vencido' | 'pronto' | undefined {
  if (dias < 0) return 'vencido';
  return dias <= PRONTO_DIAS ? 'pronto' : undefined;
}
