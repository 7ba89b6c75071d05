import { IconDotsVertical, IconEraser, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import type { Board, KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { AddForm } from './add-form.tsx';
import styles from './kanban.module.css';
import { KanbanCard } from './kanban-card.tsx';
import { useKanbanText } from './texts.ts';
import type { CardDrag } from './use-card-drag.ts';
import type { CardMove } from './use-card-move.ts';
import type { KanbanState } from './use-kanban.ts';
import type { KanbanWork } from './use-kanban-work.ts';

type Props = {
  readonly board: Board;
  readonly tasks: readonly KanbanTask[];
  readonly state: KanbanState;
  readonly work: KanbanWork;
  readonly moving: CardMove;
  readonly drag: CardDrag;
};

/** Draws a board with its name, its menu, its cards and a form for a new one. */
export function KanbanBoard({ board, tasks, state, work, moving, drag }: Props) {
  const t = useKanbanText();
  const id = useId();
  const over = drag.dragged?.over;
  const isOver = over?.boardId === board.id;
  return (
    <section
      className={styles.board}
      aria-labelledby={id}
      data-lane={board.id}
      data-over={isOver || undefined}
    >
      <header className="vt-row vt-gap-6">
        <BoardTitle id={id} board={board} onRename={(title) => state.rename(board.id, title)} />
        <span className={styles.count}>{tasks.length}</span>
        <Menu small icon={IconDotsVertical} label={t('boardMenu', { title: board.title })}>
          <MenuItem icon={IconEraser} onChoose={() => work.clear(board)}>
            {t('clear')}
          </MenuItem>
          <MenuItem icon={IconTrash} onChoose={() => work.remove(board)}>
            {t('deleteBoard')}
          </MenuItem>
        </Menu>
      </header>
      <ul className={styles.cards} data-last={(isOver && over.before === undefined) || undefined}>
        {tasks.map((task) => (
          <KanbanCard
            key={task.id}
            href={state.hrefOf(task.id)}
            boards={state.boards}
            {...{ task, moving, drag }}
          />
        ))}
      </ul>
      {tasks.length === 0 && <p className="vt-note">{t('noTasks')}</p>}
      <AddForm
        long
        label={t('addTask')}
        field={t('taskTitle')}
        onAdd={(title) => work.addTask(title, board.id)}
      />
    </section>
  );
}

type TitleProps = {
  readonly id: string;
  readonly board: Board;
  readonly onRename: (title: string) => void;
};

/** Edits the name of a board in its place. An empty name is not taken, and Esc brings the old one back. */
function BoardTitle({ id, board, onRename }: TitleProps) {
  const t = useKanbanText();
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Escape') currentTarget.value = board.title;
    if (key === 'Escape' || key === 'Enter') currentTarget.blur();
  };
  return (
    <h2 className={styles.boardTitle}>
      <span id={id} className="vt-hidden">
        {board.title}
      </span>
      <input
        key={board.title}
        defaultValue={board.title}
        aria-label={t('rename', { title: board.title })}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => {
          const title = target.value.trim();
          if (title === '') target.value = board.title;
          else if (title !== board.title) onRename(title);
        }}
      />
    </h2>
  );
}
