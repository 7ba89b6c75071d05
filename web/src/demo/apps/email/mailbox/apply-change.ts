import type { Email, EmailList, EmailsMeta } from '../../../../sample-data/email/email.ts';

/** These fields can be changed in several mails at once. */
export type MailChange = Partial<Pick<Email, 'isRead' | 'isStarred' | 'folder'>>;

/**
 * Gives a list as it will be once the change is stored. A mail that leaves the folder leaves the list, and the counts
 * follow.
 */
export function applyChange(list: EmailList, ids: readonly number[], change: MailChange): EmailList {
  const before = list.emails.filter(({ id }) => ids.includes(id));
  const changed = (email: Email): Email => ({ ...email, ...change });
  return {
    emails: list.emails
      .filter(
        ({ id, folder }) => !ids.includes(id) || change.folder === undefined || change.folder === folder,
      )
      .map((email) => (ids.includes(email.id) ? changed(email) : email)),
    emailsMeta: recount(list.emailsMeta, before, before.map(changed)),
  };
}

function recount(meta: EmailsMeta, before: readonly Email[], after: readonly Email[]): EmailsMeta {
  const difference = (counts: (email: Email) => boolean) =>
    after.filter(counts).length - before.filter(counts).length;
  return {
    inbox: meta.inbox + difference(({ folder, isRead }) => folder === 'inbox' && !isRead),
    draft: meta.draft + difference(({ folder }) => folder === 'draft'),
    spam: meta.spam + difference(({ folder, isRead }) => folder === 'spam' && !isRead),
  };
}
