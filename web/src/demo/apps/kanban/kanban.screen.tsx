import { useRef } from 'react';
import { useCardKeys } from '../../../list/board/use-card-keys.ts';
import { Announcement } from '../../../ui/feedback/announcement.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { later, OnDemand, useAhead } from '../../../ui/overlay/on-demand.tsx';
import { AddForm } from './add-form.tsx';
import styles from './kanban.module.css';
import { KanbanBoard } from './kanban-board.tsx';
import { useKanbanText } from './texts.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useCardMove } from './use-card-move.ts';
import { useKanban } from './use-kanban.ts';
import { useKanbanWork } from './use-kanban-work.ts';

const DRAWER = later(async () => (await import('./task-drawer.tsx')).TaskDrawer);

export default function KanbanScreen() {
  const t = useKanbanText();
  const state = useKanban();
  const { boards, tasks } = state;
  const work = useKanbanWork(tasks);
  const moving = useCardMove(boards, tasks, work.move);
  const drag = useCardDrag(work.move);
  const place = useRef<HTMLDivElement>(null);
  useCardKeys(place);
  useAhead(DRAWER);
  const open = tasks.find(({ id }) => id === state.openId);

  return (
    <div ref={place} className={styles.boards}>
      {!state.isLoaded && state.error && <ErrorState error={state.error} onRetry={state.retry} />}
      {!state.isLoaded && !state.error && <Skeleton lines={8} />}
      {state.isLoaded && (
        <>
          {boards.map((board) => (
            <KanbanBoard
              key={board.id}
              tasks={tasks.filter(({ boardId }) => boardId === board.id)}
              {...{ board, state, work, moving, drag }}
            />
          ))}
          <div className={styles.newBoard}>
            <AddForm label={t('addBoard')} field={t('boardTitle')} onAdd={work.addBoard} />
          </div>
        </>
      )}
      <Announcement text={moving.text} />
      {open && (
        <OnDemand key={open.id} part={DRAWER} open props={{ task: open, work, onClose: state.close }} />
      )}
    </div>
  );
}
