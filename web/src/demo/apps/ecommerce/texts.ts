import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the shop, which lie in the dictionary of the applications. */
export function useShopText() {
  return useTranslation('apps', { keyPrefix: 'ecommerce' }).t;
}
