import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the account. */
export function useAccountText() {
  return useTranslation('apps/account').t;
}
