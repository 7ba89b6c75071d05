import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the mail. */
export function useEmailText() {
  return useTranslation('apps/email').t;
}
