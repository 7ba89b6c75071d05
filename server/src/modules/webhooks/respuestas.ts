import type { webhooks } from '@vatio/contract/endpoints';
import type { StoredEntrega } from './entregas.repository.ts';

type Told = {
  readonly id: string;
  readonly evento: string;
  readonly ocurrido: string;
  readonly datos: unknown;
};

/** The body of a delivery: the same text at each try, so that the receiver recognises it by its `id`. */
export function bodyOf({ id, evento, ocurrido, datos }: Told): string {
  return JSON.stringify({ id, evento, ocurrido, datos });
}

export function respuestaEntrega({ datos, ...entrega }: StoredEntrega): webhooks.Entrega {
  return { ...entrega, cuerpo: bodyOf({ ...entrega, datos }) };
}
