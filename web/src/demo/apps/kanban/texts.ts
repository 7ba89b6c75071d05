import { useTranslation } from '../../../texts/use-translation.ts';

export function useKanbanText() {
  return useTranslation('apps/kanban').t;
}

export type KanbanText = ReturnType<typeof useKanbanText>;
