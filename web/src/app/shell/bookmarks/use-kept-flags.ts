import { useMutation, useQueryClient } from '@tanstack/react-query';
import { marcadores, type ResponseOf } from '@vatio/contract';
import { useEffect } from 'react';
import { call } from '../../../data/call.ts';
import type { Problem } from '../../../data/problem.ts';
import { useSession } from '../../../data/session.ts';
import { keyOf, useRead } from '../../../data/use-read.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import type { Flags } from './flags.ts';

const READ = keyOf(marcadores.get, {});
const WRITE = [...keyOf(marcadores.update), 'flag'];
const STALE_MS = 5 * 60_000;
const NONE: readonly string[] = [];

type Kept = ResponseOf<typeof marcadores.get>;
type Change = { readonly id: string; readonly flagged: boolean };

/**
 * The bookmarks that the server keeps for the account. Until it answers they are the last ones that this browser saw;
 * changes of another tab arrive through local storage.
 */
export function useKeptFlags(): Flags {
  const key = `bookmarks:${useSession()?.userData.id}`;
  const client = useQueryClient();
  const { mutate } = useFlagging();
  const { data } = useRead(
    marcadores.get,
    {},
    { staleTime: STALE_MS, initialData: () => parse(localStorage.getItem(key)), initialDataUpdatedAt: 0 },
  );

  useEffect(() => {
    if (data) localStorage.setItem(key, JSON.stringify(data.pantallas));
  }, [key, data]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null || client.isMutating({ mutationKey: WRITE }) > 0)
        return;
      client.setQueryData<Kept>(READ, parse(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [client, key]);

  return { ids: data?.pantallas ?? NONE, flag: (id, flagged) => mutate({ id, flagged }) };
}

function parse(kept: string | null): Kept | undefined {
  try {
    const pantallas: unknown = JSON.parse(kept ?? 'null');
    if (!Array.isArray(pantallas)) return undefined;
    return { pantallas: pantallas.filter((id) => typeof id === 'string') };
  } catch {
    return undefined;
  }
}

/** Shows a change at once, and takes it back with the reason if the server does not save it. */
function useFlagging() {
  const client = useQueryClient();
  const show = (kept: Kept | undefined) => client.setQueryData<Kept>(READ, kept);
  return useMutation<Kept, Problem, Change, Kept | undefined>({
    mutationKey: WRITE,
    // Changes run one after another, so that each starts from the result of the last.
    scope: { id: marcadores.update.path },
    // Another device may have changed the server's list since it was read here.
    mutationFn: async (change) => {
      const kept = await call(marcadores.get, {});
      return call(marcadores.update, { body: { pantallas: changed(kept.pantallas, change) } });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: READ });
      const before = client.getQueryData<Kept>(READ);
      if (before) show({ pantallas: changed(before.pantallas, change) });
      return before;
    },
    onError: (problem, _, before) => {
      show(before);
      notify(problem.inFull, { tone: 'bad' });
    },
    onSettled: async (kept) => {
      if (client.isMutating({ mutationKey: WRITE }) > 1) return;
      if (kept) show(kept);
      else await client.invalidateQueries({ queryKey: READ });
    },
  });
}

function changed(ids: readonly string[], { id, flagged }: Change): string[] {
  const others = ids.filter((other) => other !== id);
  return flagged ? [...others, id] : others;
}
