import type { ReactNode } from 'react';
import type { PagedRead } from '../../data/paged-read.ts';
import type { Tone } from '../../ui/feedback/badge.tsx';

export type Figure = { readonly label: string; readonly value: string };

/** A state that rows stand in. */
export type Lane = {
  readonly id: string;
  readonly title: string;
  readonly tone: Tone;
  /** What all its rows add up to, those that are not on screen too. */
  readonly sums?: readonly Figure[];
};

/** What a card says of its row. */
export type CardFace = {
  /** What the row is called; it opens its page. */
  readonly title: string;
  readonly href: string;
  /** Cut after two lines, until somebody comes to the card. */
  readonly text: string;
  readonly detail?: ReactNode;
  readonly figures: readonly Figure[];
  /** The day that matters in this state. */
  readonly date?: Figure & { readonly urgent?: 'soon' | 'late' };
};

/** Something that may be done to a row now and that takes it to another lane. */
export type Move = {
  readonly id: string;
  readonly label: string;
  /** Id of the lane. */
  readonly to: string;
};

export type BoardProps<Row> = {
  /** Id of the list. */
  readonly id: string;
  readonly caption: string;
  /** In the order of the states. */
  readonly lanes: readonly Lane[];
  /** Ids of those that the filters leave; all of them when there are none. */
  readonly only?: readonly string[];
  readonly read: (lane: string) => PagedRead<Row>;
  readonly rowKey: (row: Row) => string;
  readonly face: (row: Row) => CardFace;
  /** None for who only looks. */
  readonly moves: (row: Row) => readonly Move[];
  /** Asks for what the move needs and makes it; `end` once nothing of that is on screen any more. */
  readonly onMove: (row: Row, move: Move, end: (moved: boolean) => void) => void;
  /** Other states by which the same rows can stand. */
  readonly by?: {
    readonly label: string;
    readonly value: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  };
  /** What to say when there is nothing yet. */
  readonly empty: ReactNode;
  /** Given when filters are on: an empty board then offers to take them off. */
  readonly onClearFilters?: () => void;
};
