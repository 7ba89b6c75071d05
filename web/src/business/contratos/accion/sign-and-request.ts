import type { contratos } from '@vatio/contract';
import { type AccionContrato, pasoDeContrato } from '@vatio/domain';

/** The way of a contract from the client's signature to the distributor. */
const TO_DISTRIBUTOR = ['enviar', 'firmar', 'dar-por-firmado', 'solicitar'] as const;

/** What is left to do of that way; a step that somebody has already made is not made again. */
export function stepsToRequest({ relojes }: Pick<contratos.ContratoRow, 'relojes'>): AccionContrato[] {
  const { comercial, firma, atr } = relojes;
  const estados = {
    comercial: comercial.estado,
    firma: firma.estado,
    atr: atr.estado,
    cobro: relojes.cobro?.estado ?? 'pendiente',
  };
  return TO_DISTRIBUTOR.filter((accion) => {
    const paso = pasoDeContrato(estados, accion, 'vende');
    if (paso.ok) Object.assign(estados, { [paso.value.reloj]: paso.value.hasta });
    return paso.ok;
  });
}
