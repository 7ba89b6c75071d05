import { IconArrowsExchange, IconCalendarDue, IconMessage, IconPaperclip } from '@tabler/icons-react';
import type { Board, KanbanTask } from '../../../sample-data/kanban/kanban.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import { writtenMoment } from '../when.ts';
import styles from './kanban.module.css';
import { isLabel, LABELS } from './labels.ts';
import { useKanbanText } from './texts.ts';
import type { CardDrag } from './use-card-drag.ts';
import type { CardMove } from './use-card-move.ts';

type Props = {
  readonly task: KanbanTask;
  readonly href: string;
  readonly boards: readonly Board[];
  readonly moving: CardMove;
  readonly drag: CardDrag;
};

/** Draws a task on its board. A press opens it, and dragging, its menu or Alt with the arrows moves it. */
export function KanbanCard({ task, href, boards, moving, drag }: Props) {
  const t = useKanbanText();
  const { id, title, labels, coverImage, assignedTo, boardId } = task;
  const over = drag.dragged?.over;
  return (
    <li
      className={styles.card}
      data-card={id}
      data-dragged={drag.dragged?.id === id || undefined}
      data-drop={(over?.boardId === boardId && over.before === id) || undefined}
      {...drag.grip(id)}
    >
      <div className="vt-toolbar vt-gap-6">
        {labels.map((label) => (
          <Badge key={label} tone={isLabel(label) ? LABELS[label] : 'idle'}>
            {isLabel(label) ? t(`label-${label}`) : label}
          </Badge>
        ))}
        <span className={styles.move} data-no-drag>
          <Menu small icon={IconArrowsExchange} label={t('move', { title })}>
            {boards
              .filter((board) => board.id !== boardId)
              .map((board) => (
                <MenuItem key={board.id} onChoose={() => moving.put(task, board.id, 0)}>
                  {board.title}
                </MenuItem>
              ))}
          </Menu>
        </span>
      </div>
      {coverImage && <img src={coverImage} alt="" className={styles.cover} draggable={false} />}
      <Link
        to={href}
        data-row-link
        draggable={false}
        className={styles.cardTitle}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={moving.onKeyDown(task)}
      >
        {title}
      </Link>
      <div className={styles.facts}>
        <CardFacts task={task} />
        {assignedTo.length > 0 && (
          <AvatarGroup
            label={t('assignees')}
            size={26}
            most={3}
            people={assignedTo.map((person) => ({ name: person.title, picture: person.img }))}
          />
        )}
      </div>
    </li>
  );
}

/** Shows the due date, and counts the files and the comments. */
function CardFacts({ task: { dueDate, attachments, comments } }: Pick<Props, 'task'>) {
  const t = useKanbanText();
  const due = new Date(dueDate);
  return (
    <>
      <time dateTime={due.toISOString()} title={t('due')}>
        <IconCalendarDue size={16} stroke={1.7} aria-hidden />
        {writtenMoment(due, { day: 'numeric', month: 'short' })}
      </time>
      {attachments.length > 0 && (
        <span title={t('files', { count: attachments.length })}>
          <IconPaperclip size={16} stroke={1.7} aria-hidden />
          <span aria-hidden="true">{attachments.length}</span>
          <span className="vt-hidden">{t('files', { count: attachments.length })}</span>
        </span>
      )}
      {comments.length > 0 && (
        <span title={t('comments', { count: comments.length })}>
          <IconMessage size={16} stroke={1.7} aria-hidden />
          <span aria-hidden="true">{comments.length}</span>
          <span className="vt-hidden">{t('comments', { count: comments.length })}</span>
        </span>
      )}
    </>
  );
}
