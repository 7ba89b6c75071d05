import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name of the field to sort by; without it the column cannot be sorted. */
  readonly sort?: string;
  /** Right-aligned, digits of one width. */
  readonly figure?: boolean;
  /** CSS width, such as `12ch`. */
  readonly width?: string;
  /** Left out when the window is narrower. */
  readonly from?: 'tablet' | 'desktop';
  /** Total or average of the whole filtered list. */
  readonly footer?: ReactNode;
};

/** What a list endpoint answers, as TanStack Query hands it over. */
export type ListQuery<Row> = {
  readonly data: { readonly rows: readonly Row[]; readonly count: number } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
};

export type Direction = 'ascending' | 'descending';

/** `-fecha` sorts by `fecha`, last first. */
export function sortOf(sort: string | undefined, field: string | undefined): Direction | undefined {
  if (!sort || !field) return undefined;
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

export function toggleSort(sort: string | undefined, field: string): string {
  return sortOf(sort, field) === 'ascending' ? `-${field}` : field;
}
