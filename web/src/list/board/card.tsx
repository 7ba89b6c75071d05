import { IconArrowsExchange } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Link } from '../../ui/nav/link.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import styles from './board.module.css';
import type { BoardProps, Figure, Lane, Move } from './board-parts.ts';
import type { CardDrag } from './use-card-drag.ts';

type Props<Row> = Pick<BoardProps<Row>, 'lanes' | 'rowKey' | 'face' | 'moves'> & {
  readonly row: Row;
  readonly lane: Lane;
  readonly drag: CardDrag<Row>;
  readonly onMove: (row: Row, from: string, move: Move) => void;
  readonly onFollow: () => void;
};

/** A row on a board. It opens its page, and goes to another lane by being dragged or through its menu. */
export function BoardCard<Row>({ row, lane, drag, onFollow, onMove, ...props }: Props<Row>) {
  const { title, href, text, detail, figures, date } = props.face(row);
  const moves = props.moves(row);
  const follow = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
  };
  return (
    <li
      className={styles.card}
      title={text}
      data-card={props.rowKey(row)}
      data-dragged={drag.row === row || undefined}
      {...drag.cardProps(row, lane.id, moves)}
    >
      <div className={styles.top}>
        <Link to={href} data-row-link draggable={false} onClick={follow}>
          {title}
        </Link>
        {moves.length > 0 && (
          <MoveMenu
            name={title}
            lanes={props.lanes}
            moves={moves}
            onMove={(move) => onMove(row, lane.id, move)}
          />
        )}
      </div>
      <p className={styles.text}>{text}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <dl>
        {figures.map((figure) => (
          <Said key={figure.label} {...figure} />
        ))}
        {date && <Said {...date} />}
      </dl>
    </li>
  );
}

function Said({ label, value, urgent }: Figure & { readonly urgent?: 'soon' | 'late' }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="vt-figure" data-urgent={urgent}>
        {value}
      </dd>
    </div>
  );
}

type MenuProps = {
  readonly name: string;
  readonly lanes: readonly Lane[];
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
};

/** The menu offers by keyboard the moves that are made by dragging. */
function MoveMenu({ name, lanes, moves, onMove }: MenuProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.move}>
      <Menu small icon={IconArrowsExchange} label={t('moveCard', { name })}>
        {moves.map((move) => (
          <MenuItem key={move.id} onChoose={() => onMove(move)}>
            <span className={styles.way}>
              <strong>{lanes.find(({ id }) => id === move.to)?.title ?? move.to}</strong>
              <small>{move.label}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
