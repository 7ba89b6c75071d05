import { startCercanos } from './modules/avisos/reparto.service.ts';
import { startRefresco } from './modules/conexiones/rondas.service.ts';
import { startFinDeContratos } from './modules/contratos/fin.service.ts';
import { startRevisionDeFacturas } from './modules/facturas/revision.service.ts';
import { startCaducidad } from './modules/propuestas/caducidad.service.ts';
import { startResumenDeRecuento } from './modules/puntos-suministro/recuento.service.ts';
import { startTareasDeFin } from './modules/tareas/fin-de-contrato.service.ts';
import { startWebhooksCleanup } from './modules/webhooks/envio.service.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { Db } from './platform/database.ts';
import type { Jobs } from './platform/jobs.ts';
import { startLimitsCleanup } from './platform/limits.ts';

const ROUNDS = [
  startCaducidad,
  startLimitsCleanup,
  startFinDeContratos,
  startTareasDeFin,
  startRevisionDeFacturas,
  startCercanos,
  startResumenDeRecuento,
  startWebhooksCleanup,
  startRefresco,
] as const;

/** Does what falls due with the days, one after another as each depends on those before it, and then each day. */
export async function startDailyRounds(
  deps: { readonly db: Db; readonly jobs: Jobs },
  cleanup: Cleanup,
): Promise<void> {
  for (const startRound of ROUNDS) cleanup.add(await startRound(deps));
}
