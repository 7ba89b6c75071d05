import { useTranslation } from '../../../texts/use-translation.ts';

export function useEmailText() {
  return useTranslation('apps/email').t;
}
