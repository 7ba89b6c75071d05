import { useQueryClient } from '@tanstack/react-query';
import { clientes, puntosSuministro } from '@vatio/contract';
import { call } from '../../../data/call.ts';
import { Problem } from '../../../data/problem.ts';
import { keyOf } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';

/** Removes supply points from a client, with an undo. */
export function useReleasePuntos(clienteId: string) {
  const { t } = useTranslation('clientes');
  const client = useQueryClient();
  const alDia = () =>
    Promise.all(
      [puntosSuministro.list, puntosSuministro.get, clientes.get, clientes.list].map((read) =>
        client.invalidateQueries({ queryKey: keyOf(read) }),
      ),
    );

  const giveBack = async (cups: readonly string[]) => {
    try {
      await call(clientes.assignPuntos, { params: { id: clienteId }, body: { cups: [...cups] } });
      await alDia();
    } catch (cause) {
      notify(mensajeDe(cause), { tone: 'bad' });
    }
  };

  return async (elegidos: readonly string[]) => {
    const sueltos: string[] = [];
    try {
      for (const cups of elegidos) {
        // The current version of the point, so that a change of somebody else at this moment is not overwritten.
        const { version } = await call(puntosSuministro.get, { params: { cups } });
        await call(puntosSuministro.update, { params: { cups }, body: { clienteId: null, version } });
        sueltos.push(cups);
      }
    } catch (cause) {
      notify(mensajeDe(cause), { tone: 'bad' });
    }
    await alDia();
    if (sueltos.length > 0) {
      notify(t('puntosQuitados', { count: sueltos.length }), { undo: () => giveBack(sueltos) });
    }
  };
}

function mensajeDe(cause: unknown): string {
  if (!(cause instanceof Problem)) throw cause;
  return cause.message;
}
