import { useTranslation } from 'react-i18next';

/** Gives the texts of the mail, which lie in the dictionary of the applications. */
export function useEmailText() {
  return useTranslation('apps', { keyPrefix: 'email' }).t;
}
