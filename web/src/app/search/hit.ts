import type { Icon } from '@tabler/icons-react';

/** Something that the search finds. */
export type Hit = {
  /** Unique among all the groups. */
  readonly id: string;
  readonly title: string;
  /** A second line. */
  readonly detail?: string;
  /** State of a business record, as the server names it. */
  readonly state?: string | null;
  /** Where it leads; without it, choosing it closes the search. */
  readonly to?: string;
  /** An earlier search: choosing it searches it again. */
  readonly again?: string;
  readonly icon?: Icon;
  /** Address of a picture, instead of the icon. */
  readonly img?: string;
};

export type HitGroup = {
  readonly key: string;
  readonly title: string;
  readonly hits: readonly Hit[];
  /** Shown with «no results» when it has nothing. */
  readonly always?: true;
};

/** Results shown of each group (specification §9). */
export const MOST = 4;
