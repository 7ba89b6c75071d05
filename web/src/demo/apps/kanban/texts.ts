import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the boards. */
export function useKanbanText() {
  return useTranslation('apps/kanban').t;
}

export type KanbanText = ReturnType<typeof useKanbanText>;
