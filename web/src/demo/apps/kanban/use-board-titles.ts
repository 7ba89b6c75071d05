import { useState } from 'react';
import { keepDraft, readDraft } from '../../../data/draft.ts';
import type { Board } from '../../../sample-data/kanban/kanban.ts';
import { useKanbanText } from './texts.ts';

const KEPT = 'kanban-titles';

/** Keeps the names of boards in this browser, because no call renames a board. */
export function useBoardTitles() {
  const t = useKanbanText();
  const [titles, setTitles] = useState(readTitles);
  return {
    // The samples name theirs in English; those that somebody has added have no other name than their own.
    titleOf: ({ id, title }: Board) => titles[id] ?? t(`board-${id}`, { defaultValue: title }),
    rename: (id: string, title: string) => {
      const next = { ...titles, [id]: title };
      setTitles(next);
      keepDraft(KEPT, next);
    },
  };
}

function readTitles(): Readonly<Record<string, string>> {
  const kept = readDraft(KEPT)?.value;
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, title]) => typeof title === 'string'));
}
