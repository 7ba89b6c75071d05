import { useTranslation } from 'react-i18next';

/** The texts of one's own account, which share the dictionary of the applications. */
export function useAccountText() {
  return useTranslation('apps', { keyPrefix: 'account' }).t;
}
