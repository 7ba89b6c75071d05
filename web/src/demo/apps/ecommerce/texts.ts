import { useTranslation } from 'react-i18next';

/** The texts of the shop, which share the dictionary of the applications. */
export function useShopText() {
  return useTranslation('apps', { keyPrefix: 'ecommerce' }).t;
}
