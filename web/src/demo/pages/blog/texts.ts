import { useTranslation } from 'react-i18next';

/** The texts of the blog. */
export function useBlogText() {
  return useTranslation('pages', { keyPrefix: 'blog' }).t;
}
