import type { Ensayo, operaciones } from '@vatio/contract';
import type { Problem } from '../../data/problem.ts';
import type { BulkTarget } from '../../list/table/selection/use-selection.ts';
import { parseSearch, searchOf } from '../../router/search.ts';

/** The rows on which a bulk action was called; `done` clears the selection. */
export type Errand = { readonly target: BulkTarget; readonly done: () => void };

/** Some rows by id, or all that pass the filters, in the form that the calls take. */
type Which = { readonly ids?: string[]; readonly filtros?: Record<string, string> };

/** What this needs of a write; a body of which nothing is required may be left out of its input. */
type Write<B, A> = {
  readonly mutate: (
    input: { readonly body: B },
    options?: { readonly onSuccess: () => void; readonly onError: (problem: Problem) => void },
  ) => void;
  readonly data: A | undefined;
  readonly error: Problem | null;
  readonly isPending: boolean;
  readonly reset: () => void;
};

/** The same change for many rows: first a trial, then the change of exactly the rows that the trial showed. */
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
          // The rows are no longer those that the trial showed, so it runs again.
          onError: ({ code }) => {
            if (code === 'seleccion-cambiada') tryOut(body);
          },
        },
      ),
    /** The fields have changed, so the last trial no longer counts. */
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
