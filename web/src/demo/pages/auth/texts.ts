import { useTranslation } from '../../../texts/use-translation.ts';

/** Its texts lie in the dictionary of the pages. */
export function useAuthText() {
  return useTranslation('pages', { keyPrefix: 'auth' }).t;
}
