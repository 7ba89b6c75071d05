import { FUENTES_DE_HORAS } from '@vatio/domain';
import { z } from 'zod';

/** The day-ahead market as a supply met it in the year of its study, by which indexed offers are priced hour by hour. */
export const mercadoDelSuministroSchema = z.object({
  /** €/kWh of each period, weighted by what was used in each hour. */
  mediasEurKwh: z.array(z.number()),
  /** By what the hours are known: the supply's curve, the profile of REE, or all alike in a period. */
  fuente: z.enum(FUENTES_DE_HORAS),
  desde: z.string(),
  hasta: z.string(),
});
