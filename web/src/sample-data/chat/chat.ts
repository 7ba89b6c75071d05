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
  /** ISO. */
  readonly time: string;
  /** A contact's id, or the own one. */
  readonly senderId: number;
};

/** A conversation bears the id of the contact it is with. */
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
  /** Absent as long as nobody has written. */
  readonly chat?: { readonly id: number; readonly unseenMsgs: number; readonly lastMessage?: Message };
};

export type ChatsAndContacts = {
  /** Who there is a conversation with, the latest to be written to first. */
  readonly chatsContacts: readonly ContactWithChat[];
  readonly contacts: readonly ContactWithChat[];
  readonly profileUser: Pick<ProfileUser, 'id' | 'avatar' | 'fullName' | 'status'>;
};

export type OpenChat = { readonly chat?: Chat; readonly contact: ContactWithChat };

export type SentMessage = {
  readonly response: {
    readonly newMessageData: Message;
    readonly id: number;
    /** Only when this message began the conversation. */
    readonly chat?: Chat;
  };
};
