import { useTranslation } from 'react-i18next';

/** The texts of the boards, which share the dictionary of the applications. */
export function useKanbanText() {
  return useTranslation('apps', { keyPrefix: 'kanban' }).t;
}

export type KanbanText = ReturnType<typeof useKanbanText>;
