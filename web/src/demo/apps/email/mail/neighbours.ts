import { askSample } from '../../../../data/sample.ts';
import type { Email, EmailWithNeighbours } from '../../../../sample-data/email/email.ts';
import { notifyFailure } from '../../../../ui/feedback/toasts.ts';
import { NEIGHBOUR } from '../mailbox/calls.ts';
import type { Mailbox } from '../mailbox/use-mailbox.ts';

export type MailNeighbours = {
  /** The position is that of «3 de 8»; undefined when the mail is not in this list. */
  readonly position: number | undefined;
  readonly count: number;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

/** Finds the mails beside an open one: in the list as it is seen, or among all mails when the list does not have it. */
export function neighboursOf(
  mailbox: Mailbox,
  id: number,
  email: EmailWithNeighbours | undefined,
): MailNeighbours {
  const { emails, list, turnTo } = mailbox;
  const at = emails.findIndex((candidate) => candidate.id === id);
  if (at < 0)
    return list.data && email ? neighboursInStore(mailbox, email) : { ...ALONE, count: emails.length };
  const above = emails[at - 1];
  const below = emails[at + 1];
  return {
    position: at + 1,
    count: emails.length,
    previous: above && (() => turnTo(above.id)),
    next: below && (() => turnTo(below.id)),
  };
}

const ALONE = { position: undefined, previous: undefined, next: undefined };

/** The store keeps the oldest mail first, and a list shows the newest first, so next and previous are exchanged. */
function neighboursInStore({ emails, turnTo }: Mailbox, email: EmailWithNeighbours): MailNeighbours {
  const ask = (dir: 'previous' | 'next') => () =>
    askSample<Email>({ method: 'GET', path: NEIGHBOUR, values: { dir, emailId: email.id } })
      .then(({ id }) => turnTo(id))
      .catch(notifyFailure);
  return {
    ...ALONE,
    count: emails.length,
    previous: email.hasNextMail ? ask('next') : undefined,
    next: email.hasPreviousMail ? ask('previous') : undefined,
  };
}
