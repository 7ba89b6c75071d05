import { useTranslation } from '../../../texts/use-translation.ts';

export function useAccessText() {
  return useTranslation('apps/access').t;
}

/** Columns get the texts as a parameter, because they are made outside a component. */
export type AccessText = ReturnType<typeof useAccessText>;
