import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of roles and permissions, which lie in the dictionary of the applications. */
export function useAccessText() {
  return useTranslation('apps', { keyPrefix: 'access' }).t;
}

/** Columns get the texts as a parameter, because they are made outside a component. */
export type AccessText = ReturnType<typeof useAccessText>;
