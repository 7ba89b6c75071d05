import type { EstadosContrato, QuienActua } from '@vatio/domain';

/** What was agreed: it moves while nothing has been sent. */
const ACORDADO = [
  'productoVersionId',
  'precioEnergiaEurKwh',
  'precioPotenciaEurKwAnio',
  'feeEnergiaEurMwh',
  'feePotenciaEurKwAnio',
  'potenciasKw',
  'consumoAnualKwh',
  'duracionMeses',
  'permanencia',
];
const SIEMPRE = ['referenciaExterna', 'notas'];

/** The fields of a contract that may be changed where it stands. */
export function editablesDe(
  { comercial, firma, atr, borradoEn }: EstadosContrato & { readonly borradoEn: string | null },
  quien: QuienActua,
): string[] {
  if (quien === 'mira' || borradoEn !== null) return [];
  const campos = comercial === 'borrador' && firma !== 'firmada' ? [...ACORDADO, ...SIEMPRE] : [...SIEMPRE];
  if (quien === 'administra') {
    // Who earns is frozen with the commission.
    if (atr !== 'activado' && atr !== 'baja') campos.push('comercialId');
    if (atr === 'activado') campos.push('fechaFin', 'permanenciaHasta');
  }
  return campos;
}
