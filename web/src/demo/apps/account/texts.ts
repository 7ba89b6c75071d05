import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the account, which lie in the dictionary of the applications. */
export function useAccountText() {
  return useTranslation('apps', { keyPrefix: 'account' }).t;
}
