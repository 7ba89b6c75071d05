import { useTranslation } from 'react-i18next';

/** The texts of users, which share the dictionary of the applications. */
export function useUserText() {
  return useTranslation('apps', { keyPrefix: 'user' }).t;
}

/** Handed to schemas and columns. */
export type UserText = ReturnType<typeof useUserText>;
