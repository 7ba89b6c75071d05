import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the help pages, which lie in the dictionary of the pages. */
export function useHelpText() {
  return useTranslation('pages', { keyPrefix: 'help' }).t;
}
