import type { FieldList } from '../../../data/list-fields.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { matches } from '../../../format/fold.ts';
import type { BlogListItem, BlogTag } from '../../../sample-data/blog/blog.ts';
import { TAGS } from './tags.tsx';

const PER_PAGE = 4;

type State = { readonly q?: string; readonly tag?: BlogTag; readonly page: number };

const SCHEMA: FieldList<State> = {
  fields: {
    q: { kind: 'text', max: 200 },
    tag: { kind: 'text', choices: TAGS },
    page: { kind: 'number', whole: true, min: 1, default: 1 },
  },
};

/** Selects the articles that the address asks for. */
export function useBlogSearch(posts: readonly BlogListItem[]) {
  const { state, set } = useListState(SCHEMA);
  const { q = '', tag, page } = state;
  const found = posts.filter(
    ({ title, excerpt, tags }) => matches(`${title} ${excerpt}`, q) && (!tag || tags.includes(tag)),
  );
  return {
    q,
    page,
    set,
    found: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  };
}
