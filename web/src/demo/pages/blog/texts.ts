import { useTranslation } from '../../../texts/use-translation.ts';

/** Its texts lie in the dictionary of the pages. */
export function useBlogText() {
  return useTranslation('pages', { keyPrefix: 'blog' }).t;
}
