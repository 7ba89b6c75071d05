import { type Answers, created, nextId, notFound, ok, type SampleCall } from '../answers.ts';
import { someContain } from '../listing.ts';
import { compose } from './compose.ts';
import type { Email, EmailList, EmailsMeta, EmailWithNeighbours, Label } from './email.ts';
import { emails as samples } from './rows.ts';

/** The mails stand by ascending id, which is also the order of time. */
let emails: readonly Email[] = samples;

export const answers: Answers = {
  'GET /apps/email/emails': (call) => {
    const q = call.text('q');
    const folder = call.text('folder', 'inbox');
    const label = call.text('label');
    const found = emails.filter(
      (email) =>
        someContain([email.from.name, email.subject], q) &&
        isIn(email, folder) &&
        (label === '' || email.labels.some((own) => own === label)),
    );
    return ok({ emails: found.toSorted(newestFirst), emailsMeta: countMeta() } satisfies EmailList);
  },

  'POST /apps/email/update-emails': (call) => {
    const changes = call.object('dataToUpdate');
    changeEach(call, (email) => ({ ...email, ...changes, id: email.id }));
    return ok();
  },

  'POST /apps/email/update-emails-label': (call) => {
    const label = call.text('label');
    if (label !== '') changeEach(call, (email) => toggled(email, label as Label));
    return ok();
  },

  /** The specification stores nothing of what is composed. Here the mail stays in sent, or in draft. */
  'POST /apps/email/send': (call) => {
    const email = compose(call.object('email'), nextId(emails));
    const draft = call.object('email').id;
    emails = [...emails.filter(({ id, folder }) => id !== draft || folder !== 'draft'), email];
    return created(email);
  },

  'GET /apps/email/get-email': (call) => {
    const index = indexOf(call.id('id'));
    const email = emails[index];
    if (!email) return notFound();
    return ok({
      ...email,
      hasPreviousMail: index > 0,
      hasNextMail: index < emails.length - 1,
    } satisfies EmailWithNeighbours);
  },

  'GET /apps/email/paginate-email': (call) => {
    const index = indexOf(call.id('emailId'));
    const neighbour = index < 0 ? undefined : emails[index + (call.text('dir') === 'previous' ? -1 : 1)];
    return neighbour ? ok(neighbour) : notFound();
  },
};

/**
 * Says whether a mail is seen in a folder. An empty folder means all of them, but mails in the trash are seen only
 * there.
 */
function isIn(email: Email, folder: string): boolean {
  if (folder === 'trash' || email.folder === 'trash') return folder === email.folder;
  if (folder === 'starred') return email.isStarred;
  return folder === '' || folder === email.folder;
}

function newestFirst(a: Email, b: Email): number {
  return b.time.localeCompare(a.time) || b.id - a.id;
}

function countMeta(): EmailsMeta {
  const unread = (folder: string) =>
    emails.filter((email) => email.folder === folder && !email.isRead).length;
  return {
    inbox: unread('inbox'),
    draft: emails.filter((email) => email.folder === 'draft').length,
    spam: unread('spam'),
  };
}

function toggled(email: Email, label: Label): Email {
  const { labels } = email;
  return {
    ...email,
    labels: labels.includes(label) ? labels.filter((own) => own !== label) : [...labels, label],
  };
}

function changeEach(call: SampleCall, change: (email: Email) => Email): void {
  const ids = new Set(call.list('emailIds')?.map(Number));
  emails = emails.map((email) => (ids.has(email.id) ? change(email) : email));
}

function indexOf(id: number): number {
  return emails.findIndex((email) => email.id === id);
}
