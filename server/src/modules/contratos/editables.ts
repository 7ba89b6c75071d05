import { contratos } from '@vatio/contract/endpoints';
import type { EstadosContrato, QuienActua } from '@vatio/domain';

/** The fields of a contract that its state allows to change. */
export function editablesDe(
  { comercial, firma, atr, borradoEn }: EstadosContrato & { readonly borradoEn: string | null },
  quien: QuienActua,
): string[] {
  if (quien === 'mira' || borradoEn !== null) return [];
  const { CAMPOS_ACORDADOS, CAMPOS_LIBRES } = contratos;
  const acordados = comercial === 'borrador' && firma !== 'firmada' ? CAMPOS_ACORDADOS : [];
  const campos: contratos.Campo[] = [...acordados, ...CAMPOS_LIBRES];
  if (quien === 'administra') {
    // The commission is frozen at activation, and with it whoever earns it.
    if (atr !== 'activado' && atr !== 'baja') campos.push('comercialId');
    if (atr === 'activado') campos.push('fechaFin', 'permanenciaHasta', 'prorroga');
  }
  const empezado = atr === 'activado' || atr === 'baja' || comercial === 'cancelado';
  return empezado ? campos : [...campos, ...contratos.CAMPOS_DE_INICIO];
}
