import { useTranslation } from '../../../texts/use-translation.ts';

/** Its texts lie in the dictionary of the pages. */
export function useHelpText() {
  return useTranslation('pages', { keyPrefix: 'help' }).t;
}
