import { correos } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import type { MailState } from './mail-states.tsx';

/** Milliseconds between reads while a mail waits to be sent. */
const WAITING_MS = 5_000;

type Which = {
  readonly entidad?: correos.Entidad;
  readonly entidadId?: string;
  readonly estado?: string;
  readonly limit?: number;
};

/** The mails about something, or those in a state, newest first, and the function that sends one again. */
export function useCorreos(query: Which, { enabled = true } = {}): readonly MailState[] {
  const { data } = useRead(
    correos.list,
    { query },
    {
      enabled,
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ estado }) => estado === 'en-cola') ? WAITING_MS : false,
    },
  );
  const retry = useWrite(correos.retry, {
    invalidates: [correos.list],
    onError: notifyFailure,
  });
  const trying = retry.isPending ? retry.variables?.params.id : undefined;
  return (data?.rows ?? []).map(
    ({ id, destinatario, asunto, estado, cambiado, siguiente, error, acciones }) => ({
      id,
      to: destinatario,
      subject: asunto,
      state: estado,
      when: cambiado,
      next: siguiente,
      reason: error,
      busy: trying === id,
      ...(acciones.includes('reintentar') && { retry: () => retry.mutate({ params: { id } }) }),
    }),
  );
}
