import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';

type Estado = propuestas.Estado;
type Accion = propuestas.Accion;

/** In these states the proposal waits for the client's answer. */
export const EN_MANOS_DEL_CLIENTE: readonly Estado[] = ['enviada', 'vista'];

const DE_ESTADO: Readonly<Record<Estado, readonly Accion[]>> = {
  borrador: ['editar', 'enviar', 'repreciar', 'duplicar', 'borrar'],
  enviada: ['nueva-version', 'reenviar', 'repreciar', 'retirar', 'duplicar'],
  vista: ['nueva-version', 'reenviar', 'repreciar', 'retirar', 'duplicar'],
  aceptada: ['duplicar'],
  rechazada: ['nueva-version', 'repreciar', 'duplicar'],
  caducada: ['nueva-version', 'repreciar', 'duplicar'],
};

/** The actions of the viewer on a proposal that they see. */
export function accionesDe({ role }: Viewer, estado: Estado, borrada: boolean): Accion[] {
  if (role === 'cliente') return EN_MANOS_DEL_CLIENTE.includes(estado) ? ['responder'] : [];
  return borrada ? ['restaurar'] : [...DE_ESTADO[estado]];
}

/** A proposal can be accepted until its last day is over in Spain. */
export function estadoEn(
  hoy: string,
  { estado, validaHasta }: { readonly estado: Estado; readonly validaHasta: string | null },
): Estado {
  const vencida = validaHasta !== null && validaHasta < hoy;
  return vencida && EN_MANOS_DEL_CLIENTE.includes(estado) ? 'caducada' : estado;
}

/** The days between two dates, both `AAAA-MM-DD`. */
export function diasHasta(hoy: string, fecha: string): number {
  return Math.round((Date.parse(fecha) - Date.parse(hoy)) / 86_400_000);
}

/** The day after that many days. */
export function plusDays(fecha: string, dias: number): string {
  return new Date(Date.parse(fecha) + dias * 86_400_000).toISOString().slice(0, 10);
}
