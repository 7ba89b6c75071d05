import type { Message } from '../../../sample-data/chat/chat.ts';

/** A group holds messages that one person wrote one after the other on the same day. */
export type MessageGroup = {
  readonly senderId: number;
  readonly messages: readonly Message[];
  /** True for the first group of its day. */
  readonly opensDay: boolean;
};

export function groupMessages(messages: readonly Message[]): MessageGroup[] {
  const groups: { senderId: number; messages: Message[]; opensDay: boolean }[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const last = group?.messages.at(-1);
    const sameDay = last !== undefined && dayOf(last) === dayOf(message);
    if (group && sameDay && group.senderId === message.senderId) group.messages.push(message);
    else groups.push({ senderId: message.senderId, messages: [message], opensDay: !sameDay });
  }
  return groups;
}

function dayOf({ time }: Message): string {
  return new Date(time).toDateString();
}
