import { useTranslation } from 'react-i18next';

/** The texts of the chat, which share the dictionary of the applications. */
export function useChatText() {
  return useTranslation('apps', { keyPrefix: 'chat' }).t;
}
