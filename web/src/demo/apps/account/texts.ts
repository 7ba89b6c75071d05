import { useTranslation } from '../../../texts/use-translation.ts';

export function useAccountText() {
  return useTranslation('apps/account').t;
}
