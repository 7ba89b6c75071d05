import { useTranslation } from 'react-i18next';

/** The texts of the sign-in pages. */
export function useAuthText() {
  return useTranslation('pages', { keyPrefix: 'auth' }).t;
}
