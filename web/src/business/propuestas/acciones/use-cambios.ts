import { propuestas, type ResponseOf } from '@vatio/contract';
import { Problem } from '../../../data/problem.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { AFTER_PROPUESTA_CHANGE } from './after-propuesta-change.ts';
import type { Edicion } from './dialogo-editar.tsx';
import type { Envio } from './dialogo-enviar.tsx';
import { useConVersion } from './version-antigua.ts';

/**
 * All the changes of a proposal, with their notices. A new version is shown in its page, unless `alCambiar` is given:
 * then that is called instead, for a new version and for a sending.
 */
export function useCambios({ id, version, codigo }: propuestas.Propuesta, alCambiar?: () => void) {
  const { t } = useTranslation('propuestas');
  const navigate = useNavigate();
  const { attempt, ...conVersion } = useConVersion(version);
  const update = useWrite(propuestas.update, AFTER_PROPUESTA_CHANGE);
  const send = useWrite(propuestas.send, AFTER_PROPUESTA_CHANGE);
  const reprice = useWrite(propuestas.reprice, AFTER_PROPUESTA_CHANGE);
  const withdraw = useWrite(propuestas.withdraw, AFTER_PROPUESTA_CHANGE);
  const duplicate = useWrite(propuestas.duplicate, AFTER_PROPUESTA_CHANGE);
  const papelera = usePapelera({ id, codigo }, attempt);
  const params = { id };
  const showVigente = alCambiar ?? (() => navigate({ to: `/propuestas/${id}` }));

  return {
    ...conVersion,
    notifyProblem,
    ocupado: papelera.ocupada || [reprice, withdraw, duplicate].some(({ isPending }) => isPending),
    update: ({ analisis, alternativas, ...tuyo }: Edicion) =>
      attempt(async (leida) => {
        const { numero } = await update.mutateAsync({
          params,
          body: { ...tuyo, analisis, alternativas, version: leida },
        });
        notify(t('guardadaAviso', { codigo, numero }));
        await showVigente();
      }, tuyo),
    send: async (envio: Envio) => {
      let enviada: ResponseOf<typeof propuestas.send> | undefined;
      await attempt(async (leida) => {
        enviada = await send.mutateAsync({ params, body: { ...envio, version: leida } });
        alCambiar?.();
        // The dialog that would show the result has been replaced by the choice between the two versions.
        if (leida !== version) notify(t(`correo-${enviada.correo}`));
      });
      return enviada;
    },
    reprice: () =>
      attempt(async (leida) => {
        const { numero } = await reprice.mutateAsync({ params, body: { version: leida } });
        notify(t('repreciadaAviso', { codigo, numero }));
        await showVigente();
      }),
    withdraw: () =>
      attempt(async (leida) => {
        await withdraw.mutateAsync({ params, body: { version: leida } });
        notify(t('retiradaAviso', { codigo }));
        await showVigente();
      }),
    duplicate: () =>
      tellFailure(async () => {
        const copia = await duplicate.mutateAsync({ params });
        notify(t('duplicadaAviso', { codigo: copia.codigo }));
        await navigate({ to: `/propuestas/${copia.id}` });
      }),
    remove: papelera.remove,
    restore: papelera.restore,
  };
}

/** A deleted proposal can be brought back, at once from the notice of its deletion. */
function usePapelera(
  { id, codigo }: Pick<propuestas.Propuesta, 'id' | 'codigo'>,
  attempt: ReturnType<typeof useConVersion>['attempt'],
) {
  const { t } = useTranslation('propuestas');
  const navigate = useNavigate();
  const params = { id };
  const remove = useWrite(propuestas.remove, AFTER_PROPUESTA_CHANGE);
  const restore = useWrite(propuestas.restore, AFTER_PROPUESTA_CHANGE);
  const undoRemoval = () =>
    tellFailure(async () => {
      await restore.mutateAsync({ params });
      notify(t('restauradaAviso', { codigo }));
    });
  const removeTold = () =>
    tellFailure(() =>
      attempt(async (leida) => {
        await remove.mutateAsync({ params, query: { version: leida } });
        notify(t('borradaAviso', { codigo }), { undo: undoRemoval });
        await navigate({ to: '/propuestas' });
      }),
    );
  return { remove: removeTold, restore: undoRemoval, ocupada: remove.isPending || restore.isPending };
}

async function tellFailure(task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (cause) {
    notifyProblem(cause);
  }
}

function notifyProblem(cause: unknown): void {
  if (!(cause instanceof Problem)) throw cause;
  notify(cause.message === cause.title ? cause.title : `${cause.title}. ${cause.message}`, { tone: 'bad' });
}
