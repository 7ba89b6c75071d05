import { useTranslation } from '../../../texts/use-translation.ts';

/** Gives the texts of the chat. */
export function useChatText() {
  return useTranslation('apps/chat').t;
}
