import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the blog, which lie in the dictionary of the pages. */
export function useBlogText() {
  return useTranslation('pages', { keyPrefix: 'blog' }).t;
}
