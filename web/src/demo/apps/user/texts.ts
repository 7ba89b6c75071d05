import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of users, which lie in the dictionary of the applications. */
export function useUserText() {
  return useTranslation('apps', { keyPrefix: 'user' }).t;
}

/** Schemas and columns get the texts as a parameter, because they are made outside a component. */
export type UserText = ReturnType<typeof useUserText>;
