export type Folder = 'inbox' | 'sent' | 'draft' | 'spam' | 'trash';
export type Label = 'private' | 'company' | 'important' | 'personal';

export type Attachment = {
  readonly fileName: string;
  readonly thumbnail: string;
  readonly url: string;
  /** The size is a text, as `5mb`. */
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
  /** The message is HTML. */
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly isStarred: boolean;
  readonly labels: readonly Label[];
  /** The mail was sent at this ISO instant. */
  readonly time: string;
  readonly replies: readonly Email[];
  readonly folder: Folder;
  readonly isRead: boolean;
};

/**
 * Counts the unread mails of the inbox and of spam, and all the drafts. It counts the whole mailbox, whatever the list
 * shows.
 */
export type EmailsMeta = { readonly inbox: number; readonly draft: number; readonly spam: number };

export type EmailList = { readonly emails: readonly Email[]; readonly emailsMeta: EmailsMeta };

/** The neighbours of a mail are those of the whole mailbox, in the order of the ids. */
export type EmailWithNeighbours = Email & {
  readonly hasPreviousMail: boolean;
  readonly hasNextMail: boolean;
};

/**
 * A mail as a person writes it. Its attachments are the chosen files, with the addresses under which the browser keeps
 * them.
 */
export type Outgoing = Pick<Email, 'to' | 'cc' | 'bcc' | 'subject' | 'message'> & {
  readonly attachments: readonly Omit<Attachment, 'thumbnail'>[];
  readonly folder: 'sent' | 'draft';
  /** The mail takes the place of the draft with this id. */
  readonly id?: number;
  /** The mail is sent at this ISO instant, or at once without it. */
  readonly time?: string;
};
