import { tareas } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { AFTER_TAREA_CHANGE } from './after-tarea-change.ts';

const QUIET = { ...AFTER_TAREA_CHANGE, onError: notifyFailure };

/** What is done with a task by one press, each with its undo. */
export function useTareaWork() {
  const { t } = useTranslation('tareas');
  const complete = useWrite(tareas.complete, QUIET);
  const reopen = useWrite(tareas.reopen, QUIET);
  const remove = useWrite(tareas.remove, QUIET);
  const restore = useWrite(tareas.restore, QUIET);
  const update = useWrite(tareas.update, QUIET);
  const paramsOf = ({ id }: tareas.Tarea) => ({ params: { id } });

  return {
    /** Marks the task done, or pending again. */
    toggle: (tarea: tareas.Tarea) => {
      const [onward, back] = tarea.estado === 'pendiente' ? [complete, reopen] : [reopen, complete];
      onward.mutate(paramsOf(tarea), {
        onSuccess: ({ estado, siguienteId }) =>
          notify(t(siguienteId ? 'hechaYSiguiente' : `ya-${estado}`, { titulo: tarea.titulo }), {
            undo: () => back.mutate(paramsOf(tarea)),
          }),
      });
    },
    remove: (tarea: tareas.Tarea) =>
      remove.mutate(paramsOf(tarea), {
        onSuccess: () =>
          notify(t('borrada', { titulo: tarea.titulo }), { undo: () => restore.mutate(paramsOf(tarea)) }),
      }),
    restore: (tarea: tareas.Tarea) => restore.mutate(paramsOf(tarea)),
    /** Takes the task to another day, or to another hour. */
    move: (tarea: tareas.Tarea, { fecha, hora }: Pick<tareas.Tarea, 'fecha' | 'hora'>) => {
      const before = { fecha: tarea.fecha, hora: tarea.hora };
      update.mutate(
        { ...paramsOf(tarea), body: { version: tarea.version, fecha, hora } },
        {
          onSuccess: ({ version }) =>
            notify(t('movida', { titulo: tarea.titulo, fecha: formatFecha(fecha) }), {
              undo: () => update.mutate({ ...paramsOf(tarea), body: { version, ...before } }),
            }),
        },
      );
    },
    isBusy: [complete, reopen, remove, restore, update].some(({ isPending }) => isPending),
  };
}

export type TareaWork = ReturnType<typeof useTareaWork>;
