import type { KanbanTask } from '../../../sample-data/kanban/kanban.ts';

/** A card goes to a board, before one of its tasks or, without one, to the end. */
export type Destination = { readonly boardId: string; readonly before?: number };

/** A plan holds the calls that a move needs, and the tasks as they stand afterwards. */
export type MovePlan = {
  readonly newBoardId?: string;
  readonly targetTaskId?: number;
  readonly tasks: KanbanTask[];
};

/**
 * All tasks stand in one order, in which each board shows its own. A reordered task takes the place of its target:
 * after the target when it stood before it, and before the target when it stood behind it.
 */
export function planMove(
  tasks: readonly KanbanTask[],
  id: number,
  { boardId, before }: Destination,
): MovePlan {
  const moved = tasks.find((task) => task.id === id);
  if (!moved || before === id) return { tasks: [...tasks] };
  const from = tasks.indexOf(moved);
  const to = placeFor(tasks, moved, { boardId, before });
  const next = tasks.toSpliced(from, 1).toSpliced(to, 0, { ...moved, boardId });
  return {
    ...(boardId !== moved.boardId && { newBoardId: boardId }),
    ...(to !== from && { targetTaskId: tasks[to]?.id }),
    tasks: next,
  };
}

/** Gives the index that the task will have in the one order. */
function placeFor(tasks: readonly KanbanTask[], moved: KanbanTask, { boardId, before }: Destination): number {
  const rest = tasks.filter((task) => task !== moved);
  if (before !== undefined) return rest.findIndex((task) => task.id === before);
  const last = rest.findLastIndex((task) => task.boardId === boardId);
  return Math.max(last + 1, last < 0 ? tasks.indexOf(moved) : 0);
}
