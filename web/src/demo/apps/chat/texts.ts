import { useTranslation } from '../../../texts/use-translation.ts';

export function useChatText() {
  return useTranslation('apps/chat').t;
}
