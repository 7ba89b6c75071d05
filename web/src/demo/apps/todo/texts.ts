import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the tasks, which lie in the dictionary of the applications. */
export function useTodoText() {
  return useTranslation('apps', { keyPrefix: 'todo' }).t;
}

export type TodoText = ReturnType<typeof useTodoText>;
