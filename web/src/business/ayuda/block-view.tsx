import { createElement, Fragment, type ReactNode } from 'react';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';
import styles from './ayuda.module.css';
import { type Block, type Line, type Piece, plainLine } from './manual-page.ts';

/** A paragraph, a note, a list or a table of the manual. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{said(block.line)}</p>;
    case 'note':
      return <p className={styles.note}>{said(block.line)}</p>;
    case 'steps':
      return <ol className={styles.steps}>{itemsOf(block.items)}</ol>;
    case 'list':
      return <ul className={styles.list}>{itemsOf(block.items)}</ul>;
    case 'table':
      return <TableOf block={block} />;
  }
}

function TableOf({ block: { head, rows } }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={plainLine(cell)} scope="col">
              {said(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.map(plainLine).join()}>
            {cells.map((cell, at) => (
              <td key={plainLine(head[at] ?? [])}>{said(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function itemsOf(items: readonly Line[]): ReactNode {
  return items.map((item) => <li key={plainLine(item)}>{said(item)}</li>);
}

/** Pieces are the children of one element and no list, because they never move and so need no keys. */
function said(line: Line): ReactNode {
  return createElement(Fragment, null, ...line.map(drawn));
}

function drawn(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece;
  const inside = said(piece.inside);
  switch (piece.mark) {
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'code':
      return <code>{inside}</code>;
    case 'link':
      return <LinkOf to={piece.to}>{inside}</LinkOf>;
  }
}

/** A page of the manual may speak of a screen that its reader may not open, whose name is then no link. */
function LinkOf({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const visible = useVisibleScreens().some(({ path }) => path === to);
  return visible || to.startsWith('/ayuda/') ? <Link to={to}>{children}</Link> : children;
}
