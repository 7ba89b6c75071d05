import { useTranslation } from 'react-i18next';

/** The texts of roles and permissions, which share the dictionary of the applications. */
export function useAccessText() {
  return useTranslation('apps', { keyPrefix: 'access' }).t;
}

/** Handed to columns. */
export type AccessText = ReturnType<typeof useAccessText>;
