import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of roles and permissions. */
export function useAccessText() {
  return useTranslation('apps/access').t;
}

/** Columns get the texts as a parameter, because they are made outside a component. */
export type AccessText = ReturnType<typeof useAccessText>;
