import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Call, ResponseOf } from '@vatio/contract';
import { type CallInput, call } from './call.ts';
import type { Problem } from './problem.ts';
import { keyOf } from './use-read.ts';

type Write<E extends Call> = Omit<
  UseMutationOptions<ResponseOf<E>, Problem, CallInput<E>>,
  'mutationFn' | 'mutationKey'
> & {
  /** The reads that this write makes stale; those on screen load again before the write counts as done. */
  readonly invalidates?: readonly Pick<Call, 'path'>[];
};

/** Writes through an endpoint: `const guardar = useWrite(clientes.update, { invalidates: [clientes.list] })`. */
export function useWrite<E extends Call>(
  endpoint: E,
  { invalidates = [], onSuccess, ...options }: Write<E> = {},
): UseMutationResult<ResponseOf<E>, Problem, CallInput<E>> {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationKey: keyOf(endpoint),
    mutationFn: (input) => call<E>(endpoint, input),
    onSuccess: async (...args) => {
      await Promise.all(invalidates.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })));
      await onSuccess?.(...args);
    },
  });
}
