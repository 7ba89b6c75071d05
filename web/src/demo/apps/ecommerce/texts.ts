import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the shop. */
export function useShopText() {
  return useTranslation('apps/ecommerce').t;
}
