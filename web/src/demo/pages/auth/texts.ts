import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the sign-in pages, which lie in the dictionary of the pages. */
export function useAuthText() {
  return useTranslation('pages', { keyPrefix: 'auth' }).t;
}
