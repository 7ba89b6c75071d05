import { IconArrowBackUp, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Task } from '../../../sample-data/todo/todo.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { writtenMoment } from '../when.ts';
import { type Handle, MoveHandle } from './move-handle.tsx';
import { toneOf } from './places.ts';
import { useTodoText } from './texts.ts';
import styles from './todo.module.css';
import type { TaskWork } from './use-task-work.ts';

type Props = {
  readonly task: Task;
  readonly href: string;
  readonly work: TaskWork;
  /** The handle is there only when the list has the person's own order. */
  readonly handle: Handle | undefined;
  readonly isDragged: boolean;
  /** A dragged task would fall on this side. */
  readonly dropSide: 'before' | 'after' | undefined;
};

/** Shows a task in one row: its handle moves it, its box completes it, its star marks it, and the rest opens it. */
export function TaskRow({ task, href, work, handle, isDragged, dropSide }: Props) {
  const t = useTodoText();
  const { id, title, tags, assignee, dueDate, isCompleted, isDeleted } = task;
  return (
    <li
      className={styles.row}
      data-task={id}
      data-completed={isCompleted || undefined}
      data-dragged={isDragged || undefined}
      data-drop={dropSide}
    >
      {handle ? <MoveHandle title={title} handle={handle} /> : <span />}
      <input
        type="checkbox"
        data-row-choice
        checked={isCompleted}
        disabled={isDeleted}
        aria-label={t('complete', { title })}
        onChange={() => work.complete(task)}
      />
      <Link to={href} data-row-link className={styles.title} draggable={false}>
        {title}
      </Link>
      <div className={`vt-row vt-gap-8 ${styles.marks}`}>
        {tags.map((tag) => (
          <Badge key={tag} tone={toneOf(tag)}>
            {t(`tag-${tag}`)}
          </Badge>
        ))}
        {dueDate && (
          <time dateTime={dueDate}>{writtenMoment(new Date(`${dueDate.slice(0, 10)}T12:00`), DAY)}</time>
        )}
        {assignee && (
          <span title={assignee.fullName}>
            <Avatar
              size={28}
              name={assignee.fullName}
              picture={assignee.avatar}
              tone={tags[0] && toneOf(tags[0])}
            />
            <span className="vt-hidden">{assignee.fullName}</span>
          </span>
        )}
        <LastButton task={task} work={work} />
      </div>
    </li>
  );
}

/** Restores a deleted task, or marks another as important. */
function LastButton({ task, work }: Pick<Props, 'task' | 'work'>) {
  const t = useTodoText();
  const { title, isImportant, isDeleted } = task;
  if (isDeleted) {
    const label = t('restore', { title });
    return <IconButton small icon={IconArrowBackUp} label={label} onClick={() => work.restore(task)} />;
  }
  return (
    <IconButton
      small
      icon={isImportant ? IconStarFilled : IconStar}
      label={t('star', { title })}
      aria-pressed={isImportant}
      className={styles.star}
      onClick={() => work.star(task)}
    />
  );
}

const DAY = { day: '2-digit', month: 'short' } as const;
