import type { contratos } from '@vatio/contract';
import {
  type AccionContrato,
  type EstadosContrato,
  pasoDeContrato,
  pasosDeAdministracion,
} from '@vatio/domain';

/** The way of a contract from the client's signature to the distributor. */
const TO_DISTRIBUTOR = ['enviar', 'firmar', 'dar-por-firmado', 'solicitar'] as const;

/** Whether only an administrator takes the contract further. */
export function isForAdministration({
  borrado,
  relojes,
}: Pick<contratos.ContratoRow, 'borrado' | 'relojes'>) {
  return borrado === null && pasosDeAdministracion(statesOf(relojes)).length > 0;
}

function statesOf({ comercial, firma, atr, cobro }: contratos.ContratoRow['relojes']): EstadosContrato {
  return {
    comercial: comercial.estado,
    firma: firma.estado,
    atr: atr.estado,
    cobro: cobro?.estado ?? 'pendiente',
  };
}

/** What is left to do of that way; a step that somebody has already made is not made again. */
export function stepsToRequest({ relojes }: Pick<contratos.ContratoRow, 'relojes'>): AccionContrato[] {
  const estados = statesOf(relojes);
  return TO_DISTRIBUTOR.filter((accion) => {
    const paso = pasoDeContrato(estados, accion, 'vende');
    if (paso.ok) Object.assign(estados, { [paso.value.reloj]: paso.value.hasta });
    return paso.ok;
  });
}
