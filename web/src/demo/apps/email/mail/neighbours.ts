import type { Mailbox } from '../mailbox/use-mailbox.ts';

export type Turn = {
  /** As «3 de 8»; undefined when the mail is not of this list. */
  readonly position: number | undefined;
  readonly count: number;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

/** The mails above and below in the list as it is seen, whatever order they are stored in. */
export function neighboursIn({ emails, turnTo }: Mailbox, id: number): Turn {
  const at = emails.findIndex((email) => email.id === id);
  const above = at > 0 ? emails[at - 1] : undefined;
  const below = at >= 0 ? emails[at + 1] : undefined;
  return {
    position: at < 0 ? undefined : at + 1,
    count: emails.length,
    previous: above && (() => turnTo(above.id)),
    next: below && (() => turnTo(below.id)),
  };
}
