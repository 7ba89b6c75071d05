import { useTranslation } from '../../../texts/use-translation.ts';

export function useShopText() {
  return useTranslation('apps/ecommerce').t;
}
