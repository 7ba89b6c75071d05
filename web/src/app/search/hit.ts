import type { Icon } from '@tabler/icons-react';

export type Hit = {
  /** Unique among the results of all groups. */
  readonly id: string;
  readonly title: string;
  /** Tells hits of one title apart: the NIF of a client, the address of a supply. */
  readonly detail?: string;
  /** The state of a business record, as the server names it. */
  readonly state?: string | null;
  /** The address to open; without it, choosing the result closes the search. */
  readonly to?: string | undefined;
  /** The text of an earlier search; choosing it searches again. */
  readonly again?: string;
  /** What choosing the result does, when it opens no address. */
  readonly run?: (() => void) | undefined;
  readonly icon?: Icon;
  /** The address of a picture that replaces the icon. */
  readonly img?: string;
};

export type HitGroup = {
  readonly key: string;
  readonly title: string;
  readonly hits: readonly Hit[];
};

/** Results shown of each group (specification §9). */
export const MOST = 4;
