import type { UseMutationResult } from '@tanstack/react-query';
import type { Ensayo, operaciones } from '@vatio/contract';
import { searchOf } from '../../data/address.ts';
import { parseSearch } from '../../data/list-state.ts';
import type { Problem } from '../../data/problem.ts';
import type { BulkTarget } from '../../list/table/selection/use-selection.ts';

/** What was chosen to do something to; `done` takes the selection off. */
export type Errand = { readonly target: BulkTarget; readonly done: () => void };

/** Some rows, or all that pass the filters, as the calls take them. */
type Which = { readonly ids?: string[]; readonly filtros?: Record<string, string> };

type Write<B, A> = Pick<
  UseMutationResult<A, Problem, { readonly body: B }>,
  'mutate' | 'data' | 'error' | 'isPending' | 'reset'
>;

/** The same change for many rows: first a trial, then the change itself of those that were seen. */
export function useMany<B extends object>(
  { target, done }: Errand,
  trial: Write<B & Which, Ensayo>,
  change: Write<B & Which & { readonly esperados?: number }, operaciones.Operacion>,
) {
  const which = whichOf(target);
  const tryOut = (body: B) => trial.mutate({ body: { ...body, ...which } });
  return {
    tryOut,
    apply: (body: B) =>
      change.mutate(
        { body: { ...body, ...which, esperados: trial.data?.total } },
        {
          onSuccess: done,
          // They are no longer those that were seen: they are tried again.
          onError: ({ code }) => code === 'seleccion-cambiada' && tryOut(body),
        },
      ),
    /** What was seen is no longer what is asked for. */
    reset: () => {
      trial.reset();
      change.reset();
    },
    trial: trial.data,
    result: change.data,
    error: change.error ?? trial.error,
    trying: trial.isPending,
    applying: change.isPending,
  };
}

export type Many = Omit<ReturnType<typeof useMany>, 'tryOut' | 'apply'>;

function whichOf(target: BulkTarget): Which {
  return target.all ? { filtros: parseSearch(searchOf(target.query)) } : { ids: [...target.ids] };
}
