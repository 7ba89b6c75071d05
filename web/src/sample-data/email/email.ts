export type Folder = 'inbox' | 'sent' | 'draft' | 'spam' | 'trash';
export type Label = 'private' | 'company' | 'important' | 'personal';

export type Attachment = {
  readonly fileName: string;
  readonly thumbnail: string;
  readonly url: string;
  /** As `5mb`. */
  readonly size: string;
};

export type Address = { readonly email: string; readonly name: string };

export type Email = {
  readonly id: number;
  readonly from: Address & { readonly avatar: string };
  readonly to: readonly Address[];
  readonly subject: string;
  readonly cc: readonly Address[];
  readonly bcc: readonly Address[];
  /** HTML. */
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly isStarred: boolean;
  readonly labels: readonly Label[];
  /** ISO. */
  readonly time: string;
  readonly replies: readonly Email[];
  readonly folder: Folder;
  readonly isRead: boolean;
};

/** Unread mails of the inbox and of spam, and all the drafts; of the whole mailbox, whatever the list shows. */
export type EmailsMeta = { readonly inbox: number; readonly draft: number; readonly spam: number };

export type EmailList = { readonly emails: readonly Email[]; readonly emailsMeta: EmailsMeta };

/** Its neighbours are those of the whole mailbox, in the order of the ids. */
export type EmailWithNeighbours = Email & {
  readonly hasPreviousMail: boolean;
  readonly hasNextMail: boolean;
};

/** What a person writes. Its attachments are the files chosen, with where the browser keeps them. */
export type Outgoing = Pick<Email, 'to' | 'cc' | 'bcc' | 'subject' | 'message'> & {
  readonly attachments: readonly Omit<Attachment, 'thumbnail'>[];
  readonly folder: 'sent' | 'draft';
  /** The draft that it takes the place of. */
  readonly id?: number;
  /** When to send it, ISO; at once without it. */
  readonly time?: string;
};
