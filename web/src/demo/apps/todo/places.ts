import { type Icon, IconCheck, IconList, IconStar, IconTrash } from '@tabler/icons-react';
import type { Tag } from '../../../sample-data/todo/todo.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';

/** The list shows one place at a time: all tasks, those of a filter, or those with a tag. */
type Filter = 'mine' | 'important' | 'completed' | 'deleted';
export type TaskPlace =
  | { readonly kind: 'filter'; readonly id: Filter }
  | { readonly kind: 'tag'; readonly id: Tag };

/** The filters follow the order of the panel; the dictionary names them under `filter-<id>`. */
export const FILTERS: readonly { readonly id: Filter; readonly icon: Icon }[] = [
  { id: 'mine', icon: IconList },
  { id: 'important', icon: IconStar },
  { id: 'completed', icon: IconCheck },
  { id: 'deleted', icon: IconTrash },
];

/** Each tag has a colour; the dictionary names them under `tag-<id>`. */
export const TAGS: readonly { readonly id: Tag; readonly tone: Tone }[] = [
  { id: 'team', tone: 'accent' },
  { id: 'low', tone: 'ok' },
  { id: 'medium', tone: 'warn' },
  { id: 'high', tone: 'bad' },
  { id: 'update', tone: 'info' },
];

export function toneOf(tag: Tag): Tone {
  return TAGS.find(({ id }) => id === tag)?.tone ?? 'idle';
}

const TODO = '/apps/todo';

export function pathOf({ kind, id }: TaskPlace): string {
  if (kind === 'tag') return `${TODO}/tag/${id}`;
  return id === 'mine' ? TODO : `${TODO}/${id}`;
}

/** Finds the place that an address names; undefined when there is no such filter or tag. */
export function placeOf(params: { filter?: string; tag?: string }): TaskPlace | undefined {
  if (params.tag !== undefined) {
    const tag = TAGS.find(({ id }) => id === params.tag);
    return tag && { kind: 'tag', id: tag.id };
  }
  const filter = FILTERS.find(({ id }) => id === (params.filter ?? 'mine'));
  return filter && { kind: 'filter', id: filter.id };
}
