import { useTranslation } from '../../../texts/use-translation.ts';

export function useTodoText() {
  return useTranslation('apps/todo').t;
}

export type TodoText = ReturnType<typeof useTodoText>;
