import { useTranslation } from 'react-i18next';

/** The texts of the FAQ and of the knowledge base. */
export function useHelpText() {
  return useTranslation('pages', { keyPrefix: 'help' }).t;
}
