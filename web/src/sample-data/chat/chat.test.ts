// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { ChatsAndContacts, ContactWithChat, Message } from './chat.ts';

beforeEach(reloadSamples);

async function all(): Promise<ChatsAndContacts> {
  return (await ask('GET', '/apps/chat/chats-and-contacts'))?.body;
}
const send = (contact: unknown, message: string) =>
  ask('POST', '/apps/chat/send-msg', { body: { obj: { contact, message } } });
const idsOf = (contacts: readonly ContactWithChat[]) => contacts.map(({ id }) => id);

it('GET users/profile-user answers the profile of the person who reads', async () => {
  expect(await ask('GET', '/apps/chat/users/profile-user')).toMatchObject({
    status: 200,
    body: {
      id: 11,
      fullName: 'Ana Demo',
      status: 'online',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
    },
  });
});

describe('GET chats-and-contacts', () => {
  it('has ten contacts in their four states', async () => {
    const { contacts, profileUser } = await all();
    const states = ['busy', 'online', 'offline', 'away'];
    expect(idsOf(contacts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(states.map((state) => contacts.filter(({ status }) => status === state).length)).toEqual([
      3, 3, 2, 2,
    ]);
    expect(Object.keys(profileUser)).toEqual(['id', 'avatar', 'fullName', 'status']);
  });

  it('joins each conversation to its contact, in both lists', async () => {
    const { chatsContacts, contacts } = await all();
    expect(chatsContacts.map(({ chat }) => [chat?.id, chat?.unseenMsgs])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(chatsContacts[1]?.chat?.lastMessage).toMatchObject({ senderId: 2, message: expect.any(String) });
    expect(contacts.filter(({ chat }) => chat)).toEqual(chatsContacts);
  });
});

describe('GET get-chat', () => {
  it('answers the messages, whose senders are the two of them, and zeroes the unseen', async () => {
    const answer = await ask('GET', '/apps/chat/get-chat', { query: 'id=2' });
    expect(answer?.body).toMatchObject({ chat: { id: 2, userId: 2, unseenMsgs: 0 }, contact: { id: 2 } });
    expect(answer?.body.contact.chat.unseenMsgs).toBe(0);
    const messages: Message[] = answer?.body.chat.chat;
    expect(messages).toHaveLength(10);
    expect(messages.every(({ senderId }) => senderId === 2 || senderId === 11)).toBe(true);
    expect(messages.map(({ time }) => time)).toEqual(messages.map(({ time }) => time).toSorted());
    expect((await all()).chatsContacts[1]?.chat?.unseenMsgs).toBe(0);
  });

  it('answers the contact alone where nobody has written, and 404 for a stranger', async () => {
    const answer = await ask('GET', '/apps/chat/get-chat', { query: 'id=7' });
    expect(answer).toMatchObject({ status: 200, body: { contact: { id: 7 } } });
    expect(answer?.body).not.toHaveProperty('chat');
    expect(await ask('GET', '/apps/chat/get-chat', { query: 'id=12' })).toEqual({ status: 404 });
  });

  it('begins with 6 messages, the last of yesterday, and 10, of the day before', async () => {
    const days = [];
    for (const id of [1, 2]) {
      const { chat } = (await ask('GET', '/apps/chat/get-chat', { query: `id=${id}` }))?.body.chat ?? {};
      const passed = Date.now() - new Date(chat.at(-1).time).setHours(0, 0, 0, 0);
      days.push([chat.length, Math.floor(passed / 86_400_000)]);
    }
    expect(days).toEqual([
      [6, 1],
      [10, 2],
    ]);
  });
});

describe('POST send-msg', () => {
  it('appends to the conversation and takes it to the top', async () => {
    const answer = await send({ id: '2' }, 'Café a las once');
    expect(answer).toMatchObject({
      status: 201,
      body: { response: { id: 2, newMessageData: { message: 'Café a las once', senderId: 11 } } },
    });
    expect(answer?.body.response).not.toHaveProperty('chat');
    const { chatsContacts } = await all();
    expect(idsOf(chatsContacts)).toEqual([2, 1]);
    expect(chatsContacts[0]?.chat?.lastMessage?.message).toBe('Café a las once');
  });

  it('begins one where there was none', async () => {
    const answer = await send({ id: 7 }, 'Hola, Fátima');
    expect(answer?.body.response.chat).toMatchObject({
      id: 7,
      userId: 7,
      unseenMsgs: 0,
      chat: [{ senderId: 11 }],
    });
    expect(idsOf((await all()).chatsContacts)).toEqual([7, 1, 2]);
  });

  it('answers 404 for a stranger', async () => {
    expect(await send({ id: 40 }, 'Hola')).toEqual({ status: 404 });
    expect(await send(undefined, 'Hola')).toEqual({ status: 404 });
  });
});
