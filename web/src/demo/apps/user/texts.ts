import { useTranslation } from '../../../texts/use-translation.ts';

export function useUserText() {
  return useTranslation('apps/user').t;
}

/** Schemas and columns get the texts as a parameter, because they are made outside a component. */
export type UserText = ReturnType<typeof useUserText>;
