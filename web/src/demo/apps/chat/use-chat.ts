import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldList } from '../../../data/list-fields.ts';
import { useSample, useSampleWrite } from '../../../data/sample.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { matches } from '../../../format/fold.ts';
import { searchOf } from '../../../router/search.ts';
import type {
  ChatsAndContacts,
  ContactWithChat,
  OpenChat,
  SentMessage,
} from '../../../sample-data/chat/chat.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { OPEN_ID, TEXT } from '../address-fields.ts';

const LIST = '/apps/chat/chats-and-contacts';
const CHAT = '/apps/chat/get-chat';

/** In the address, `?q=` is the search and `?con=` the contact of the open conversation. */
const ADDRESS: FieldList<{ readonly q: string; readonly con?: number }> = {
  fields: { q: TEXT, con: OPEN_ID },
};

export function useChat() {
  const { state, set } = useListState(ADDRESS);
  const list = useSample<ChatsAndContacts>(LIST);
  const open = useSample<OpenChat>(CHAT, { id: state.con }, { enabled: state.con !== undefined });
  useSeen(open.dataUpdatedAt, list.data, state.con);
  const sending = useSampleWrite<SentMessage, { obj: { contact: { id: number }; message: string } }>(
    'POST',
    '/apps/chat/send-msg',
    { stale: [CHAT, LIST], onError: notifyFailure },
  );
  const named = (contacts: readonly ContactWithChat[] = []) =>
    contacts.filter(({ fullName }) => matches(fullName, state.q));

  return {
    list,
    open,
    openId: state.con,
    q: state.q,
    search: (q: string) => set({ q }, { replace: true }),
    chats: named(list.data?.chatsContacts),
    contacts: named(list.data?.contacts.filter(({ chat }) => chat === undefined)),
    hrefOf: (con: number) => `/apps/chat?${searchOf({ q: state.q, con })}`,
    send: (id: number, message: string) => sending.mutateAsync({ obj: { contact: { id }, message } }),
    isSending: sending.isPending,
  };
}

export type ChatState = ReturnType<typeof useChat>;

/** Reads the list again once a conversation has been read, because the list still counts its messages as unseen. */
function useSeen(readAt: number, list: ChatsAndContacts | undefined, id: number | undefined): void {
  const client = useQueryClient();
  const unseen = list?.chatsContacts.find((contact) => contact.id === id)?.chat?.unseenMsgs ?? 0;
  useEffect(() => {
    if (readAt > 0 && unseen > 0) client.invalidateQueries({ queryKey: [LIST] });
  }, [readAt, unseen, client]);
}
