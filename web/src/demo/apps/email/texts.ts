import { useTranslation } from 'react-i18next';

/** The texts of the mail, which share the dictionary of the applications. */
export function useEmailText() {
  return useTranslation('apps', { keyPrefix: 'email' }).t;
}
