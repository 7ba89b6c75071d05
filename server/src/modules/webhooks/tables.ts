import type { webhooks } from '@vatio/contract/endpoints';
import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from '../../platform/tables.ts';

type WebhookTable = {
  id: Generated<string>;
  url: string;
  eventos: webhooks.Evento[];
  /** It is encrypted (`platform/sealed-secret.ts`). */
  secreto: Buffer;
  activo: Generated<boolean>;
  creadoEn: DefaultInstant;
  borradoEn: OptionalInstant;
};

type WebhookEntregaTable = {
  id: Generated<string>;
  webhookId: string;
  evento: string;
  datos: string;
  ocurridoEn: DefaultInstant;
  estado: Generated<webhooks.Entrega['estado']>;
  intentos: Generated<number>;
  siguienteEn: DefaultInstant;
  intentadaEn: OptionalInstant;
  respuesta: number | null;
  duracionMs: number | null;
  error: string | null;
};

type WebhookSucesoTable = {
  id: Generated<string>;
  evento: string;
  datos: string;
  ocurridoEn: DefaultInstant;
};

declare module '../../platform/tables.ts' {
  interface Tables {
    webhook: WebhookTable;
    webhookEntrega: WebhookEntregaTable;
    webhookSuceso: WebhookSucesoTable;
  }
}
