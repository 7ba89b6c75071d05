import { type Answers, created, fieldsOf, notFound, numberOf, ok } from '../answers.ts';
import type { Chat, ChatsAndContacts, ContactWithChat, Message, OpenChat, SentMessage } from './chat.ts';
import { contacts, profileUser, chats as samples } from './rows.ts';

/** The conversation with the latest message stands first. */
let chats: readonly Chat[] = samples;

export const answers: Answers = {
  'GET /apps/chat/users/profile-user': () => ok(profileUser),

  'GET /apps/chat/chats-and-contacts': () => {
    const { id, avatar, fullName, status } = profileUser;
    return ok({
      chatsContacts: chats.flatMap((chat) => contactOf(chat.userId) ?? []),
      contacts: contacts.flatMap((contact) => contactOf(contact.id) ?? []),
      profileUser: { id, avatar, fullName, status },
    } satisfies ChatsAndContacts);
  },

  'GET /apps/chat/get-chat': (call) => {
    const id = call.id('id');
    chats = chats.map((chat) => (chat.userId === id ? { ...chat, unseenMsgs: 0 } : chat));
    const contact = contactOf(id);
    return contact ? ok({ chat: chatWith(id), contact } satisfies OpenChat) : notFound();
  },

  'POST /apps/chat/send-msg': (call) => {
    const { contact, message } = call.object('obj');
    const id = numberOf(fieldsOf(contact).id);
    if (!contactOf(id)) return notFound();
    const newMessageData: Message = {
      message: String(message ?? ''),
      time: new Date().toISOString(),
      senderId: profileUser.id,
    };
    const known = chatWith(id);
    const chat: Chat = {
      ...(known ?? { id, userId: id, unseenMsgs: 0 }),
      chat: [...(known?.chat ?? []), newMessageData],
    };
    chats = [chat, ...chats.filter((other) => other.userId !== id)];
    return created({
      response: { newMessageData, id, ...(!known && { chat }) },
    } satisfies SentMessage);
  },
};

function chatWith(contactId: number): Chat | undefined {
  return chats.find(({ userId }) => userId === contactId);
}

/** Gives a contact, with the last message and the unseen ones where there is a conversation. */
function contactOf(id: number): ContactWithChat | undefined {
  const contact = contacts.find((other) => other.id === id);
  const chat = chatWith(id);
  if (!contact || !chat) return contact;
  return {
    ...contact,
    chat: { id: chat.id, unseenMsgs: chat.unseenMsgs, lastMessage: chat.chat.at(-1) },
  };
}
