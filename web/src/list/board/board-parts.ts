import type { ReactNode } from 'react';
import type { PagedRead } from '../../data/paged-read.ts';
import type { Tone } from '../../ui/feedback/badge.tsx';

export type Figure = { readonly label: string; readonly value: string };

/** A lane has the rows that are in one state. */
export type Lane = {
  readonly id: string;
  readonly title: string;
  readonly tone: Tone;
  /** Totals of all the rows of the lane, including those that are not loaded yet. */
  readonly sums?: readonly Figure[];
};

export type CardFace = {
  /** The name of the row, which is the link to its page. */
  readonly title: string;
  readonly href: string;
  /** Cut after two lines, until the pointer or the focus is on the card. */
  readonly text: string;
  readonly detail?: ReactNode;
  readonly figures: readonly Figure[];
  /** The date that matters in this state, such as a due date. */
  readonly date?: Figure & { readonly urgent?: 'soon' | 'late' };
};

/** An action that is possible on a row now and takes it to another lane. */
export type Move = {
  readonly id: string;
  readonly label: string;
  /** Id of the lane to which it leads. */
  readonly to: string;
};

export type BoardProps<Row> = {
  readonly id: string;
  readonly caption: string;
  /** In the order in which a row goes through the states. */
  readonly lanes: readonly Lane[];
  /** Ids of the lanes that the filters leave; undefined for all of them. */
  readonly only?: readonly string[];
  readonly read: (lane: string) => PagedRead<Row>;
  readonly rowKey: (row: Row) => string;
  readonly face: (row: Row) => CardFace;
  /** The moves that the user may make with a row; empty for a user who may only look. */
  readonly moves: (row: Row) => readonly Move[];
  /** Asks for whatever the move needs and makes it; calls `end` once its dialog has left the screen. */
  readonly onMove: (row: Row, move: Move, end: (moved: boolean) => void) => void;
  /** Lets the user lay out the same rows by another state. */
  readonly by?: {
    readonly label: string;
    readonly value: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  };
  /** Shown when the list has no rows yet. */
  readonly empty: ReactNode;
  /** Present while filters are on: an empty board then offers to remove them. */
  readonly onClearFilters?: () => void;
};
