import { useTranslation } from '../../../texts/use-translation.ts';

/** Its texts lie in the dictionary of the pages. */
export function useProfileText() {
  return useTranslation('pages', { keyPrefix: 'profile' }).t;
}
