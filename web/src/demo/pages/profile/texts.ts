import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the profile, which lie in the dictionary of the pages. */
export function useProfileText() {
  return useTranslation('pages', { keyPrefix: 'profile' }).t;
}
