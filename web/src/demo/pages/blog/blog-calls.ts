import { useSample, useSampleWrite } from '../../../data/sample.ts';
import type {
  BlogComment,
  BlogDetail,
  BlogEdit,
  BlogListItem,
  BlogSidebar,
  SaveBlog,
} from '../../../sample-data/blog/blog.ts';

const LIST = '/blog/list/data';

export function usePosts() {
  return useSample<readonly BlogListItem[]>(LIST);
}

export function useSidebar() {
  return useSample<BlogSidebar>(`${LIST}/sidebar`);
}

export function usePost(id: string) {
  return useSample<BlogDetail>(`${LIST}/detail`, { id });
}

export function useDraft(id: string) {
  return useSample<BlogEdit>(`${LIST}/edit`, { id }, { gcTime: 0 });
}

export function useComment() {
  return useSampleWrite<void, BlogComment>('POST', `${LIST}/comment`, { stale: [LIST, `${LIST}/detail`] });
}

export function useSaveDraft() {
  return useSampleWrite<void, SaveBlog>('POST', `${LIST}/save`, {
    stale: [LIST, `${LIST}/sidebar`, `${LIST}/detail`, `${LIST}/edit`],
  });
}
