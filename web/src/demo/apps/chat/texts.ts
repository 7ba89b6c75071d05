import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the chat, which lie in the dictionary of the applications. */
export function useChatText() {
  return useTranslation('apps', { keyPrefix: 'chat' }).t;
}
