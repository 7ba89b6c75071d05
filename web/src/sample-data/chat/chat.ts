export type Presence = 'online' | 'offline' | 'busy' | 'away';

export type ProfileUser = {
  readonly id: number;
  readonly avatar: string;
  readonly fullName: string;
  readonly role: string;
  readonly about: string;
  readonly status: Presence;
  readonly settings: {
    readonly isTwoStepAuthVerificationEnabled: boolean;
    readonly isNotificationsOn: boolean;
  };
};

export type Message = {
  readonly message: string;
  /** The message was sent at this ISO instant. */
  readonly time: string;
  /** The sender's id is that of the contact or of the person who reads. */
  readonly senderId: number;
};

/** The id of a conversation is that of its contact. */
export type Chat = {
  readonly id: number;
  readonly userId: number;
  readonly unseenMsgs: number;
  readonly chat: readonly Message[];
};

export type Contact = {
  readonly id: number;
  readonly fullName: string;
  readonly role: string;
  readonly about: string;
  readonly avatar: string;
  readonly status: Presence;
};

export type ContactWithChat = Contact & {
  /** The conversation is absent as long as nobody has written. */
  readonly chat?: { readonly id: number; readonly unseenMsgs: number; readonly lastMessage?: Message };
};

export type ChatsAndContacts = {
  /** The contacts with a conversation, the one with the latest message first. */
  readonly chatsContacts: readonly ContactWithChat[];
  readonly contacts: readonly ContactWithChat[];
  readonly profileUser: Pick<ProfileUser, 'id' | 'avatar' | 'fullName' | 'status'>;
};

export type OpenChat = { readonly chat?: Chat; readonly contact: ContactWithChat };

export type SentMessage = {
  readonly response: {
    readonly newMessageData: Message;
    readonly id: number;
    /** The conversation comes only when this message began it. */
    readonly chat?: Chat;
  };
};
