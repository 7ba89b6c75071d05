import { useTranslation } from 'react-i18next';

/** The texts of the tasks, which share the dictionary of the applications. */
export function useTodoText() {
  return useTranslation('apps', { keyPrefix: 'todo' }).t;
}

export type TodoText = ReturnType<typeof useTodoText>;
