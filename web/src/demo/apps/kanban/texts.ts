import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the boards, which lie in the dictionary of the applications. */
export function useKanbanText() {
  return useTranslation('apps', { keyPrefix: 'kanban' }).t;
}

export type KanbanText = ReturnType<typeof useKanbanText>;
