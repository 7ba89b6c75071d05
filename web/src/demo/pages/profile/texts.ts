import { useTranslation } from 'react-i18next';

/** The texts of the profile. */
export function useProfileText() {
  return useTranslation('pages', { keyPrefix: 'profile' }).t;
}
