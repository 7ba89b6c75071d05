import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the mail, which lie in the dictionary of the applications. */
export function useEmailText() {
  return useTranslation('apps', { keyPrefix: 'email' }).t;
}
