import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the tasks. */
export function useTodoText() {
  return useTranslation('apps/todo').t;
}

export type TodoText = ReturnType<typeof useTodoText>;
